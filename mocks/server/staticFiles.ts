import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readRange } from '../handlers/ranged.ts';
import { contentTypeOf } from './contentTypes.ts';

/** The file at a path inside a folder; undefined when it would lie outside, or is no path at all. */
export const insideOf = (folder: string, path: string): string | undefined => {
  try {
    const file = normalize(join(folder, decodeURIComponent(path)));
    return file.startsWith(normalize(folder) + sep) && !file.includes('\0') ? file : undefined;
  } catch {
    return undefined;
  }
};

const statOf = async (file: string) => {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found : undefined;
};

/** Sends a file, or the part of it that a player asks for. False when there is no such file. */
export const sendFile = async (request: IncomingMessage, response: ServerResponse, file: string, cacheControl: string): Promise<boolean> => {
  const found = await statOf(file);
  if (!found) return false;
  const etag = `W/"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`;
  response.setHeader('ETag', etag).setHeader('Cache-Control', cacheControl).setHeader('Accept-Ranges', 'bytes');
  response.setHeader('Content-Type', contentTypeOf(file));
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return true;
  }
  const range = readRange(request.headers.range ?? null, found.size);
  if (range === null) {
    response.writeHead(416, { 'Content-Range': `bytes */${found.size}` }).end();
    return true;
  }
  const length = range ? range.end - range.start + 1 : found.size;
  response.writeHead(range ? 206 : 200, {
    'Content-Length': length,
    ...(range ? { 'Content-Range': `bytes ${range.start}-${range.end}/${found.size}` } : {}),
  });
  if (request.method === 'HEAD' || length === 0) response.end();
  // A player that seeks lets go of what it was reading: that is no fault.
  else await pipeline(createReadStream(file, range), response).catch(() => response.destroy());
  return true;
};
