import { bypass, http, type HttpHandler } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { ranged, storedBytes } from '@staalkaart/api';
import type { ReadMedia } from '../seed/media.ts';

const MEDIA = '/media/';

/** Reads a picture of the seed from where the page was served. */
export const fetchMedia: ReadMedia = async path => {
  const response = await fetch(path);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
};

/**
 * The pictures and films of the seed, which are files of the site. The worker lets pictures through, with two exceptions:
 * a film loses its `Range` on the way through a worker, and could not be sought in;
 * and where the site lives in a folder of its host, the seed's `/media/...` is in that folder.
 */
const seedMedia = (base: string): HttpHandler => {
  const folder = new URL(base, document.baseURI);
  const pathOf = (request: Request) => new URL(request.url).pathname;
  const isMeant = (path: string) => path.startsWith(MEDIA) && (folder.pathname !== '/' || path.endsWith('.mp4'));
  return http.get(({ request }) => isMeant(pathOf(request)), async ({ request }) => {
    const file = await fetch(bypass(new URL(pathOf(request).slice(1), folder)));
    const type = file.headers.get('Content-Type') ?? '';
    if (!file.ok || type.startsWith('text/html')) return undefined;
    return ranged(request, storedBytes(new Uint8Array(await file.arrayBuffer()), type, ''), { 'Content-Type': type });
  });
};

/** Starts the service worker over handlers that survive `resetHandlers()`. What they do not answer goes to the network. */
export const startWorker = async (handlers: readonly HttpHandler[], base: string): Promise<SetupWorker> => {
  const worker = setupWorker(...handlers, seedMedia(base));
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${base}mockServiceWorker.routed.js` },
  });
  return worker;
};
