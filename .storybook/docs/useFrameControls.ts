import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, type RefObject } from 'react';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import { beginWithArgs, giveArgs } from '../frame.ts';
import type { Story } from './framed.ts';

/**
 * Lets the controls of a docs page move a story that stands in a frame; one that is loaded anew begins where they stand.
 * @param isOn the frame is there, and the controls are of its story
 * @returns what holds the frame, and what is told that it was loaded
 */
export const useFrameControls = (story: Story, isOn: boolean): { cell: RefObject<HTMLElement | null>; onLoad: (frame: HTMLIFrameElement) => void } => {
  const context = useContext(DocsContext);
  const { channel } = context;
  const cell = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    const give = ({ storyId }: { storyId: string }) => {
      if (storyId === story.id) void giveArgs(cell.current?.querySelector('iframe'), storyId, context.getStoryContext(story));
    };
    channel.on(STORY_ARGS_UPDATED, give);
    return () => channel.off(STORY_ARGS_UPDATED, give);
  }, [context, channel, story, isOn]);
  const onLoad = (frame: HTMLIFrameElement) => {
    if (isOn) beginWithArgs(frame, story.id, () => context.getStoryContext(story));
  };
  return { cell, onLoad };
};
