import { STORY_FINISHED } from 'storybook/internal/core-events';
import type { Args } from 'storybook/internal/types';

interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown };
  __STORYBOOK_PREVIEW__?: { onUpdateArgs: (said: { storyId: string; updatedArgs: Args }) => Promise<void> };
}
const previewIn = (frame: HTMLIFrameElement | null | undefined) => (frame?.contentWindow ?? {}) as Preview;

const isFinished = ({ __STORYBOOK_ADDONS_CHANNEL__: channel }: Preview) => Boolean(channel?.last(STORY_FINISHED));

/** Calls back when the story in a frame that was loaded has been shown, and played where it plays: its preview may not even have begun, and tells this page of each step. */
export const whenFinished = (frame: HTMLIFrameElement, finished: () => void): void => {
  if (isFinished(previewIn(frame))) return finished();
  const hear = ({ source }: MessageEvent) => {
    if (source !== frame.contentWindow || !isFinished(previewIn(frame))) return;
    removeEventListener('message', hear);
    finished();
  };
  addEventListener('message', hear);
};

/**
 * Gives the story in a frame the args that it has here: an address would lose what Storybook does not trust in one, such as 'é' and '/'.
 * Not by the channel of the frame: what that says comes back.
 */
export const giveArgs = (frame: HTMLIFrameElement | null | undefined, storyId: string, args: Args): void => {
  const preview = previewIn(frame);
  // One that is not there yet is given them once it is.
  if (!isFinished(preview)) return;
  const updatedArgs = Object.fromEntries(Object.entries(args).filter(([, value]) => typeof value !== 'function'));
  const { __STORYBOOK_PREVIEW__: story } = preview;
  void story?.onUpdateArgs({ storyId, updatedArgs });
};

/** Whether somebody changed the args that a story begins with. @param now its context */
export const hasChangedArgs = (now: object): boolean => {
  const { unmappedArgs = {}, initialArgs = {} } = now as { unmappedArgs?: Args; initialArgs?: Args };
  return Object.entries(unmappedArgs).some(([name, value]) => !Object.is(value, initialArgs[name]));
};
