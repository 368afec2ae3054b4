import { tab } from './storage.ts';
import { tellIn } from './tell.ts';
import { openTabs, TAB_ID } from './unsaved/tab.ts';

const KEY = 'staalkaart.brokenOff';
/** What the page before this one was in the middle of: its tab, and the sentences. */
let left = tab.read(KEY);
const sentencesBy = new Map<unknown, readonly string[]>();

const write = () => {
  const sentences = [...sentencesBy.values()].flat();
  tab.write(KEY, sentences.length > 0 ? [TAB_ID, ...sentences].join('\n') : null);
};

/**
 * Keeps what is said to whoever comes back, should the page go now.
 * @param by what is under way
 * @param sentences none once it is over
 */
export const keepBrokenOff = (by: unknown, sentences: readonly string[]): void => {
  if (sentences.length > 0) sentencesBy.set(by, sentences);
  else sentencesBy.delete(by);
  write();
};

/** Says what the page before broke off; once. A tab that was doubled says nothing: the other one goes on with it. */
export const tellBrokenOff = async (): Promise<void> => {
  const [by = '', ...sentences] = left?.split('\n') ?? [];
  left = null;
  if (sentences.length === 0) return;
  write();
  if ((await openTabs()).has(by)) return;
  for (const sentence of sentences) tellIn.presentation.warning(sentence);
};

/** It was somebody else's. */
export const forgetBrokenOff = (): void => {
  left = null;
  write();
};
