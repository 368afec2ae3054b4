import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { ranged } from '@staalkaart/api';
import { streamOf } from '../files/streamOf.ts';
import { accepts } from './accepts.ts';
import { securityHeaders } from './headers.ts';

/** Answers with a file of a folder; undefined where it has none of that name. */
export type FileAnswering = (request: Request) => Promise<Response | undefined>;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8', '.html': 'text/html; charset=utf-8', '.ico': 'image/x-icon', '.jpg': 'image/jpeg', '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json', '.map': 'application/json', '.mp4': 'video/mp4', '.png': 'image/png', '.svg': 'image/svg+xml', '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json', '.webp': 'image/webp', '.woff2': 'font/woff2',
};
/** As the build made them beside the files; the best first. */
const ENCODINGS: readonly (readonly [name: string, suffix: string])[] = [['br', '.br'], ['gzip', '.gz']];

/** The path of a file as it is called; undefined for what leads out of the folder, or to a hidden file. */
const nameOf = (pathname: string): string | undefined => {
  try {
    const name = decodeURIComponent(pathname);
    return name.split('/').some(part => part.startsWith('.') || /[\0\\]/.test(part)) ? undefined : name;
  } catch {
    return undefined;
  }
};

const answerFile = async (request: Request, folder: string, name: string, headers: Record<string, string>): Promise<Response | undefined> => {
  const accepted = ENCODINGS.filter(([encoding]) => accepts(request.headers.get('Accept-Encoding'), encoding));
  for (const [encoding, suffix] of [...accepted, ['', ''] as const]) {
    const path = join(folder, name + suffix);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) continue;
    const tag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
    return ranged(request, { size: found.size, stream: (from, to) => streamOf(path, from, to) }, {
      ...headers,
      'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
      ...(encoding && { 'Content-Encoding': encoding }),
      ETag: tag,
      Vary: 'Accept-Encoding',
      'X-Content-Type-Options': 'nosniff',
    });
  }
  return undefined;
};

/** The files that a folder has by now. @param headers of the answer to a request for one of them */
export const filesIn = (folder: string, headers: (request: Request, name: string) => Record<string, string>): FileAnswering => async request => {
  const name = nameOf(new URL(request.url).pathname);
  return name === undefined ? undefined : answerFile(request, folder, name, headers(request, name));
};

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * The built application of a folder, with its page for every route; an address that names a file has that file or nothing.
 * Names with a hash never change, everything else is asked for again.
 */
export const appIn = (dist: string): FileAnswering => {
  const headers = (request: Request, name: string) => ({
    ...securityHeaders({ isHttps: request.url.startsWith('https:') }), 'Cache-Control': name.startsWith('/assets/') ? FOREVER : 'no-cache',
  });
  const files = filesIn(dist, headers);
  return async request => {
    const { pathname } = new URL(request.url);
    const isRoute = !/\.\w+$/.test(pathname);
    return isRoute ? answerFile(request, dist, '/index.html', headers(request, '/index.html')) : files(request);
  };
};

/** The prefix of the addresses of the pictures and films of the demonstration. */
export const MEDIA_PATH = '/media/';

/** Those pictures and films. @param folder that has them in `media` */
export const mediaIn = (folder: string): FileAnswering => filesIn(folder, () => ({ 'Cache-Control': 'public, max-age=86400' }));
