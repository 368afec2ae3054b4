import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { queueFrame } from './frameQueue.ts';

/** A story that never says that it is done keeps the others waiting for so many ms at most. */
const LONGEST_TURN = 15_000;

/** Whether the frame of a story may load. Its turn ends when its play is done. */
export const useFrameTurn = (storyId: string): boolean => {
  const { channel } = useContext(DocsContext);
  const [mayLoad, setMayLoad] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let end = () => {};
    const hear = (finished: { storyId: string }) => { if (finished.storyId === storyId) end(); };
    end = queueFrame(() => {
      setMayLoad(true);
      channel.on(STORY_FINISHED, hear);
      timer = setTimeout(() => end(), LONGEST_TURN);
    });
    return () => {
      clearTimeout(timer);
      channel.off(STORY_FINISHED, hear);
      end();
    };
  }, [channel, storyId]);
  return mayLoad;
};
