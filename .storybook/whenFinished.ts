import { STORY_FINISHED } from 'storybook/internal/core-events';

interface Channel {
  last: (event: string) => unknown;
  once: (event: string, heard: () => void) => void;
}

const channelOf = ({ contentWindow }: HTMLIFrameElement): Channel | undefined => {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = contentWindow as Window & { __STORYBOOK_ADDONS_CHANNEL__?: Channel };
  return channel;
};

/** Calls back when the story in a frame has been shown, and played where it plays. */
export const whenFinished = (frame: HTMLIFrameElement, finished: () => void): void => {
  const channel = channelOf(frame);
  if (!channel || channel.last(STORY_FINISHED)) finished();
  else channel.once(STORY_FINISHED, finished);
};
