import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, type RefObject } from 'react';
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { giveArgs, hasChangedArgs, whenFinished } from '../frame.ts';
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
    // Once this page has them itself. What has become of them is said by the frame as well, late.
    const give = ({ storyId }: { storyId: string }) => {
      if (storyId === story.id) queueMicrotask(() => giveArgs(cell.current?.querySelector('iframe'), storyId, context.getStoryContext(story).unmappedArgs));
    };
    const events = [UPDATE_STORY_ARGS, RESET_STORY_ARGS];
    for (const event of events) channel.on(event, give);
    return () => { for (const event of events) channel.off(event, give); };
  }, [context, channel, story, isOn]);
  const onLoad = (frame: HTMLIFrameElement) => {
    if (isOn) whenFinished(frame, () => {
      const now = context.getStoryContext(story);
      if (hasChangedArgs(now)) giveArgs(frame, story.id, now.unmappedArgs);
    });
  };
  return { cell, onLoad };
};
