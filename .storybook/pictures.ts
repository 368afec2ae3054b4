import type { Indexer } from 'storybook/internal/types';
import { WITHOUT_PICTURE } from './tags.ts';

/** This build is made for taking pictures: Chromatic's own sign of it, or ours. */
export const isForPictures = process.env.STORYBOOK_INVOKED_BY === 'chromatic' || Boolean(process.env.STORYBOOK_FOR_PICTURES);

/** The same indexer, without the stories that nobody takes a picture of. */
export const onlyPictures = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (fileName, options) => {
    const entries = await indexer.createIndex(fileName, options);
    return entries.filter(({ tags = [] }) => !WITHOUT_PICTURE.some(tag => tags.includes(tag)));
  },
});
