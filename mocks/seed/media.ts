import { type Files, storedBytes } from '@staalkaart/api';
import { isSeedMedia } from './pictures.ts';

/** Gives the bytes of the picture at a site-relative path, if there is one. */
export type ReadMedia = (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** Files beside the pictures and films of the seed, which a collection shows and its document holds. */
export const withSeedMedia = (files: Files, readMedia: ReadMedia | undefined): Files => ({
  ...files,
  get: async (path, wanted) => {
    const bytes = isSeedMedia(path) ? await readMedia?.(path) : undefined;
    return bytes ? storedBytes(bytes, '', path) : files.get(path, wanted);
  },
  has: async path => isSeedMedia(path) || files.has(path),
});
