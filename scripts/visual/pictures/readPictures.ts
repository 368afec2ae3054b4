import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';
import { hasPicture, IN_BOTH_THEMES, IN_SYSTEM_COLORS } from '../../../.storybook/tags.ts';

/** One picture of a story, or of a page that is written: `key` is its name among all, and its file's; `isForced`: in the system's own colours. */
export interface Picture { key: string; id: string; type: 'story' | 'docs'; title: string; name: string; theme: 'light' | 'contrast'; isForced: boolean }

/** The pages of the foundations: a token that changes shows there first. */
const FOUNDATION = /\/foundations\//;

/** The pictures of a built Storybook, in the order of its sidebar. */
export const readPictures = (storybook: string): Picture[] => {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as StoryIndex;
  return Object.values(entries)
    .filter(entry => (entry.type === 'story' ? hasPicture(entry) : FOUNDATION.test(entry.importPath))).flatMap(({ id, type, title, name, tags = [] }) => {
      const picture: Picture = { key: id, id, type, title, name, theme: 'light', isForced: tags.includes(IN_SYSTEM_COLORS) };
      return IN_BOTH_THEMES.test(title) ? [picture, { ...picture, key: `${id}-contrast`, name: `${name}, hoog contrast`, theme: 'contrast' }] : [picture];
    });
};
