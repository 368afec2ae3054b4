import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { insideOf, sendFile } from './staticFiles.ts';

/** Names with a hash never change; everything else is asked for again. */
const cacheOf = (path: string): string => (path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');

/** Serves a built app: its files, and its page for every other address, since the app routes itself. */
export const serveApp = async (dist: string, request: IncomingMessage, response: ServerResponse, { pathname }: URL): Promise<boolean> => {
  const file = insideOf(dist, pathname.slice(1));
  if (file && (await sendFile(request, response, file, cacheOf(pathname)))) return true;
  const isPage = !extname(pathname);
  return isPage && sendFile(request, response, join(dist, 'index.html'), 'no-cache');
};
