import { clearToken, setToken, type Role } from '@staalkaart/api-client';
import { faultWire, tokenFor, wireHandler } from '@staalkaart/mocks';
import { createStoryApi } from '@staalkaart/mocks/browser';
import type { SetupWorker } from 'msw/browser';
import type { Choices } from './toolbar.ts';

/** One mock for all stories; `setAnswers` gives each its catalogue as the seed has it. */
export const storyApi = createStoryApi('./');

// Its worker comes beside the code of the first story, which waits for it.
void storyApi.start();

/**
 * Lets the worker answer as the toolbar asks, from a catalogue that nobody wrote to: every call goes first to what the
 * network does, then to the chosen catalogue. It runs before the `beforeEach` of a story, whose own `msw.use()` therefore answers first.
 */
export const setAnswers = (worker: SetupWorker, { network, size }: Choices): void => {
  const api = storyApi.fresh(size);
  worker.resetHandlers();
  // The worker starts with the normal one.
  worker.use(wireHandler(faultWire(network), api.fetch), ...(size === 'normal' ? [] : api.handlers));
};

/** Forgets what the product remembers; how Storybook is laid out is kept beside it. */
const forget = (storage: Storage): void => {
  for (const key of Object.keys(storage)) if (key.startsWith('staalkaart.')) storage.removeItem(key);
};

/** Starts a story with nothing remembered, signed in as the role of the toolbar. */
export const startAs = (role: Role | 'none', mode: 'presentation' | 'edit'): void => {
  forget(localStorage);
  forget(sessionStorage);
  clearToken();
  if (role !== 'none') setToken(tokenFor(role));
  if (mode === 'edit') sessionStorage.setItem('staalkaart.mode', 'edit');
};
