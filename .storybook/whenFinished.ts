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

/** Waits until both frames of a story side by side have been shown and played, for 20 seconds at most. */
export const bothFinished = async (): Promise<void> => {
  const areThere = () => {
    const frames = [...document.querySelectorAll('iframe')];
    return frames.length > 1 && frames.every(frame => channelOf(frame)?.last(STORY_FINISHED));
  };
  // Not by `waitFor`: the panel would tell it as an act of the story.
  for (const end = performance.now() + 20_000; !areThere() && performance.now() < end;) await new Promise(done => { setTimeout(done, 50); });
};
