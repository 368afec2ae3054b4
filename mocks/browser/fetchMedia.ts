import type { ReadMedia } from '../handlers/call.ts';

/** Reads a picture of the seed from where the page was served. */
export const fetchMedia: ReadMedia = async path => {
  const response = await fetch(path);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
};
