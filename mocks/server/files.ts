import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv, { type Options } from 'sirv';

/** Sends a file, whole or in the part that a player asks for; `next` is called where there is none. */
export type SendFile = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * The files that a folder has by now.
 * @param cacheOf the `Cache-Control` of a path
 */
export const filesOf = (folder: string, cacheOf: (path: string) => string, options?: Options): SendFile =>
  sirv(folder, {
    etag: true,
    // As the build made them beside the files.
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheOf(path));
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
    ...options,
  });
