import { STORY_FINISHED } from 'storybook/internal/core-events';
import type { Args } from 'storybook/internal/types';

interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown };
  __STORYBOOK_PREVIEW__?: { onUpdateArgs: (said: { storyId: string; updatedArgs: Args }) => Promise<void>; onResetArgs: (said: { storyId: string; argNames: string[] }) => Promise<void> };
  JSON: typeof JSON;
}
interface Given { argTypes: object; unmappedArgs: Args; initialArgs: Args }
const previewIn = (frame: HTMLIFrameElement | null | undefined) => (frame?.contentWindow ?? {}) as Preview;

const isFinished = ({ __STORYBOOK_ADDONS_CHANNEL__: channel }: Preview) => Boolean(channel?.last(STORY_FINISHED));

/** Calls back when the story in a frame that was loaded has been shown, and played where it plays: its preview may not even have begun, and tells this page of each step. */
const whenFinished = (frame: HTMLIFrameElement, finished: () => void): void => {
  if (isFinished(previewIn(frame))) return finished();
  const hear = ({ source }: MessageEvent) => {
    const isHere = frame.isConnected;
    if (isHere && (source !== frame.contentWindow || !isFinished(previewIn(frame)))) return;
    removeEventListener('message', hear);
    if (isHere) finished();
  };
  addEventListener('message', hear);
};

/** The names of the args of a story: those that it may have, and those that were given since; one that was taken away is among the first alone. */
const namesOf = ({ argTypes, unmappedArgs }: Given) => [...new Set([...Object.keys(argTypes), ...Object.keys(unmappedArgs)])];
const isChanged = ({ unmappedArgs, initialArgs }: Given) => (name: string) => !Object.is(unmappedArgs[name], initialArgs[name]);

/**
 * Gives the story in a frame the args that it has here: an address would lose what Storybook does not trust in one, such as 'é' and '/'.
 * Not by the channel of the frame: what that says comes back. One that is not there yet is given them once it is.
 * @param now its context in this page
 */
export const giveArgs = async (frame: HTMLIFrameElement | null | undefined, storyId: string, now: object): Promise<void> => {
  const page = previewIn(frame);
  const { __STORYBOOK_PREVIEW__: preview } = page;
  if (!preview || !isFinished(page)) return;
  const given = now as Given;
  const changed = namesOf(given).filter(isChanged(given));
  await preview.onResetArgs({ storyId, argNames: namesOf(given).filter(name => !changed.includes(name)) });
  // Made anew there: what is an object here would be taken for code.
  const valueOf = (name: string) => {
    const { [name]: value } = given.unmappedArgs;
    return typeof value === 'object' && value !== null ? page.JSON.parse(JSON.stringify(value)) : value;
  };
  await preview.onUpdateArgs({ storyId, updatedArgs: Object.fromEntries(changed.map(name => [name, valueOf(name)])) });
};

/**
 * Gives the story in a frame that was loaded what somebody changed of its args here before.
 * @param now tells its context in this page
 * @param shown hears that the story was shown, and played where it plays
 */
export const beginWithArgs = (frame: HTMLIFrameElement, storyId: string, now: () => object, shown?: () => void): void => whenFinished(frame, () => {
  const given = now() as Given;
  if (namesOf(given).some(isChanged(given))) void giveArgs(frame, storyId, given);
  shown?.();
});
