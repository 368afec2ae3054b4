import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, type RefObject } from 'react';
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';

type Said = { storyId: string };
type FramePage = Window & typeof globalThis & { __STORYBOOK_PREVIEW__?: { onUpdateArgs: (said: Said) => unknown; onResetArgs: (said: Said) => unknown } };

/**
 * Lets the controls of a docs page move a story that stands in a frame.
 * @param isOn the frame is there, and the controls are of its story
 * @returns `cell` for what holds the frame, and `keepFocus` for when a pointer comes over it
 */
export const useFrameControls = (storyId: string, isOn: boolean): { cell: RefObject<HTMLElement | null>; keepFocus: () => void } => {
  const { channel } = useContext(DocsContext);
  const cell = useRef<HTMLElement>(null);
  // What a dialog takes the focus back with, while it may not.
  const taken = useRef<{ methods: HTMLElement; focus: HTMLElement['focus'] }>(undefined);
  useEffect(() => {
    if (!isOn) return undefined;
    const page = () => cell.current?.querySelector('iframe')?.contentWindow as FramePage | null | undefined;
    // Not by the channel of the frame: what that says comes back.
    const tell = (act: 'onUpdateArgs' | 'onResetArgs') => (said: Said) => {
      const { __STORYBOOK_PREVIEW__: preview } = page() ?? {};
      if (said.storyId === storyId) void preview?.[act](said);
    };
    const [update, reset] = [tell('onUpdateArgs'), tell('onResetArgs')];
    // A dialog takes the focus back into its page, also from the controls beside its frame: a press on those sets it free.
    const free = ({ target }: PointerEvent) => {
      const methods = page()?.HTMLElement.prototype;
      if (!methods || taken.current || cell.current?.contains(target as Node)) return;
      taken.current = { methods, focus: methods.focus };
      methods.focus = () => {};
    };
    channel.on(UPDATE_STORY_ARGS, update);
    channel.on(RESET_STORY_ARGS, reset);
    document.addEventListener('pointerdown', free, true);
    return () => {
      channel.off(UPDATE_STORY_ARGS, update);
      channel.off(RESET_STORY_ARGS, reset);
      document.removeEventListener('pointerdown', free, true);
    };
  }, [channel, storyId, isOn]);
  const keepFocus = () => {
    if (taken.current) taken.current.methods.focus = taken.current.focus;
    taken.current = undefined;
  };
  return { cell, keepFocus };
};
