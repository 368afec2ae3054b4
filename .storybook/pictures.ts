import type { Indexer } from 'storybook/internal/types';
import { hasPicture } from './tags.ts';

/** This build is Chromatic's, which takes a picture of every story that it finds. */
export const isForChromatic = process.env.STORYBOOK_INVOKED_BY === 'chromatic';

/** The same indexer, without the stories that nobody takes a picture of. */
export const onlyPictures = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (fileName, options) => (await indexer.createIndex(fileName, options)).filter(hasPicture),
});
