import { use } from 'react';

/** What the index of Storybook tells of one entry of the sidebar. */
export interface IndexEntry {
  id: string;
  title: string;
  type: 'story' | 'docs';
  /** How the file calls a story; nothing for a docs page. */
  exportName?: string;
}

const read = async (): Promise<readonly IndexEntry[]> => {
  const answer = await fetch('./index.json').catch(() => undefined);
  if (!answer?.ok) return [];
  const { entries } = (await answer.json()) as { entries: Record<string, IndexEntry> };
  return Object.values(entries);
};

let index: Promise<readonly IndexEntry[]> | undefined;

/** Every story and docs page that there is; empty where the index cannot be read. Suspends while it is read. */
export const useStoryIndex = (): readonly IndexEntry[] => use((index ??= read()));
