import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, type RefObject } from 'react';
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';

type Said = { storyId: string };
type FramePage = Window & { __STORYBOOK_PREVIEW__?: { onUpdateArgs: (said: Said) => unknown; onResetArgs: (said: Said) => unknown } };

/**
 * Lets the controls of a docs page move a story that stands in a frame.
 * @param isOn the frame is there, and the controls are of its story
 * @returns what holds the frame
 */
export const useFrameControls = (storyId: string, isOn: boolean): RefObject<HTMLElement | null> => {
  const { channel } = useContext(DocsContext);
  const cell = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    // Not by the channel of the frame: what that says comes back.
    const tell = (act: 'onUpdateArgs' | 'onResetArgs') => (said: Said) => {
      const { __STORYBOOK_PREVIEW__: preview } = (cell.current?.querySelector('iframe')?.contentWindow ?? {}) as Partial<FramePage>;
      if (said.storyId === storyId) void preview?.[act](said);
    };
    const [update, reset] = [tell('onUpdateArgs'), tell('onResetArgs')];
    channel.on(UPDATE_STORY_ARGS, update);
    channel.on(RESET_STORY_ARGS, reset);
    return () => {
      channel.off(UPDATE_STORY_ARGS, update);
      channel.off(RESET_STORY_ARGS, reset);
    };
  }, [channel, storyId, isOn]);
  return cell;
};
