import type { IndexEntry } from './storyIndex.ts';

/** Whether a title is the wanted one, with or without its Dutch word: 'controls/Button (knop)' is 'controls/Button'. */
export const isTitled = (title: string, wanted: string): boolean => title === wanted || title.startsWith(`${wanted} (`);

/** What a link to a title leads to: the named story, else its docs page, else its first story. */
export const findEntry = (entries: readonly IndexEntry[], title: string, story?: string): IndexEntry | undefined => {
  const titled = entries.filter(entry => isTitled(entry.title, title));
  if (story) return titled.find(entry => entry.type === 'story' && entry.exportName === story);
  return titled.find(entry => entry.type === 'docs') ?? titled[0];
};

/** The address of an entry, from the page around the preview. */
export const entryPath = ({ id, type }: Pick<IndexEntry, 'id' | 'type'>): string => `?path=/${type}/${id}`;
