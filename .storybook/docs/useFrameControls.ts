import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, type RefObject } from 'react';
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { beginWithArgs, giveArgs, resetArgs } from '../frame.ts';
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
    const frame = () => cell.current?.querySelector('iframe');
    // Once this page has them itself. What has become of them is said by the frame as well, late.
    const update = ({ storyId }: { storyId: string }) => {
      if (storyId === story.id) queueMicrotask(() => void giveArgs(frame(), storyId, context.getStoryContext(story)));
    };
    const reset = (said: { storyId: string }) => { if (said.storyId === story.id) resetArgs(frame(), said); };
    channel.on(UPDATE_STORY_ARGS, update);
    channel.on(RESET_STORY_ARGS, reset);
    return () => {
      channel.off(UPDATE_STORY_ARGS, update);
      channel.off(RESET_STORY_ARGS, reset);
    };
  }, [context, channel, story, isOn]);
  const onLoad = (frame: HTMLIFrameElement) => {
    if (isOn) beginWithArgs(frame, story.id, () => context.getStoryContext(story));
  };
  return { cell, onLoad };
};
