import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ReadMedia } from '../handlers/call.ts';
import { insideOf } from './staticFiles.ts';

/** Where the pictures and films of the seed are. */
export const MEDIA_FOLDER = fileURLToPath(new URL('../public/media', import.meta.url));

/** The prefix of their addresses. */
export const MEDIA_PATH = '/media/';

/** Reads a picture of the seed from its folder. */
export const readMediaFile: ReadMedia = async path => {
  const file = path.startsWith(MEDIA_PATH) ? insideOf(MEDIA_FOLDER, path.slice(MEDIA_PATH.length)) : undefined;
  return file ? new Uint8Array(await readFile(file)) : undefined;
};
