import { IN_SYSTEM_COLORS, WITHOUT_PICTURE } from '../../../.storybook/tags.ts';

/** Flows pass through screens that have their own pictures. */
const WITHOUT_PICTURE_TITLE = /^flows\//;

const hasPicture = ({ type, title, tags = [] }) =>
  type === 'story' && !WITHOUT_PICTURE_TITLE.test(title) && !WITHOUT_PICTURE.some(tag => tags.includes(tag));

/** Whether a story's id or title holds one of the words; no words mean every story. */
export const isAsked = (only, id, title = '') =>
  only.length === 0 || only.some(words => `${id} ${title}`.toLowerCase().includes(words.toLowerCase()));

/**
 * The stories to take a picture of, in the order of the sidebar.
 * @param index the `index.json` of a built Storybook.
 * @returns a list of `{ id, title, name, isForced }`; `isForced` is true where the system's own colours are on.
 */
export const choose = (index, only = []) =>
  Object.values(index.entries)
    .filter(entry => hasPicture(entry) && isAsked(only, entry.id, entry.title))
    .map(({ id, title, name, tags = [] }) => ({ id, title, name, isForced: tags.includes(IN_SYSTEM_COLORS) }));
