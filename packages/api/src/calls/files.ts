import { API_BASE } from '@staalkaart/api-client/wire';
import { ranged } from '../http/ranged.ts';
import { refusal } from '../http/refusal.ts';
import { EXTENSIONS, type FileType, newKey } from '../rules/bytes.ts';
import type { Store } from '../store.ts';
import { openRoute, type Route } from './route.ts';

/** What the path of an uploaded file begins with; a name that nobody can guess follows. */
export const MEDIA = `${API_BASE}media/`;

/** A name for a file of a type that nobody can guess, with the ending of its type. */
export const newFileName = (type: FileType): string => `${newKey()}.${EXTENSIONS[type]}`;

/** How many records are looked through at a time. */
const BATCH = 5000;

/** The paths that records name, all at one moment: what else is kept can go. */
export const pathsInUse = (store: Store): Promise<Set<string>> => store.read(async at => {
  const paths = new Set<string>();
  for (const table of ['segments', 'categories', 'collections', 'assets', 'users'] as const) {
    for (let [number, total] = [1, 1]; (number - 1) * BATCH < total; number += 1) {
      const found = await at.find(table, {}, { number, size: BATCH });
      for (const record of found.records) {
        const path = 'avatarPath' in record ? record.avatarPath : record.path;
        if (path !== null) paths.add(path);
      }
      total = found.total;
    }
  }
  return paths;
});

const FOREVER = 'public, max-age=31536000, immutable';
/** Long enough for the page at hand, and soon asked for again. */
const FOR_NOW = 'public, max-age=10';

/** Uploaded files, and smaller ones of pictures where those are made. Open: an `<img>` sends no token. */
export const fileRoutes: readonly Route[] = [
  openRoute('GET', 'media/:file', async ({ files, pathname, query, request }) => {
    const width = Number(query.get('w'));
    const isWebpAccepted = /\bimage\/webp\b/i.test(request.headers.get('Accept') ?? '');
    const file = await files.get(pathname, width > 0 ? { width, isWebpAccepted } : undefined);
    if (!file) throw refusal(404, { title: 'Dit bestand bestaat niet (meer).' });
    return ranged(request, file, {
      'Content-Type': file.type,
      ETag: `"${file.tag}"`,
      'Cache-Control': file.isFinal ? FOREVER : FOR_NOW,
      ...(width > 0 && { Vary: 'Accept' }),
      // No script, whatever was uploaded: a type that was accepted is the type that is sent.
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "sandbox; default-src 'none'",
    });
  }),
];
