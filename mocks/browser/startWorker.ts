import type { HttpHandler } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { seedMedia } from './seedMedia.ts';

/** Starts the service worker over handlers that survive `resetHandlers()`. What they do not answer goes to the network. */
export const startWorker = async (handlers: readonly HttpHandler[], base = '/'): Promise<SetupWorker> => {
  const worker = setupWorker(...handlers, seedMedia(base));
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${base}mockServiceWorker.js` },
  });
  return worker;
};
