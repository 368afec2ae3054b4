import { faultWire, wireHandler, type MockApi } from '@staalkaart/mocks';
import type { SetupWorker } from 'msw/browser';
import { storyApi } from './storyApi.ts';
import type { Choices } from './toolbar.ts';

/** Every call goes first to what the network does, then to the chosen catalogue; the worker starts with the normal one. */
const handlersOf = (api: MockApi, { network, size }: Choices) => [wireHandler(faultWire(network), api.fetch), ...(size === 'normal' ? [] : api.handlers)];

/**
 * Lets the worker answer as the toolbar asks, from a catalogue that nobody wrote to.
 * It runs before the `beforeEach` of a story, whose own `msw.use()` therefore answers first.
 */
export const setAnswers = (worker: SetupWorker, choices: Choices): void => {
  worker.resetHandlers();
  worker.use(...handlersOf(storyApi.fresh(choices.size), choices));
};
