import { STORY_FINISHED } from 'storybook/internal/core-events';

interface Channel {
  last: (event: string) => unknown;
  once: (event: string, heard: () => void) => void;
  emit: (event: string, said: unknown) => void;
}

/** What the story in a frame says and hears, once its page is there. */
export const channelOf = (frame: HTMLIFrameElement | null | undefined): Channel | undefined => {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = (frame?.contentWindow ?? {}) as { __STORYBOOK_ADDONS_CHANNEL__?: Channel };
  return channel;
};

/** Calls back when the story in a frame has been shown, and played where it plays. */
export const whenFinished = (frame: HTMLIFrameElement, finished: () => void): void => {
  const channel = channelOf(frame);
  if (!channel || channel.last(STORY_FINISHED)) finished();
  else channel.once(STORY_FINISHED, finished);
};
