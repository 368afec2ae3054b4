import type { HttpHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { createMockApi, type MockApi } from '../createMockApi.ts';
import { faultWire, type FaultId } from '../faults/faults.ts';
import { wireHandler } from '../faults/wire.ts';
import { emptySeed, seedOf } from '../seed/seed.ts';
import { fetchMedia, startWorker } from './startWorker.ts';

/** How much a catalogue holds: nothing but its accounts, 240 products, or 10,000. */
export type CatalogueSize = 'empty' | 'normal' | 'large';

/** The mock of the stories. */
interface StoryApi {
  /** The setup function of the Storybook add-on; what it starts answers from the normal catalogue. */
  start: () => Promise<SetupWorker>;
  /** The mock over the catalogue of that size, as its seed has it. Each is made once, when it is first asked for. */
  fresh: (size: CatalogueSize) => MockApi;
}

/** The moment at which every story takes place. */
const STORY_TIME = '2026-11-17T09:00:00.000Z';

/** The mock that the story at hand is answered by. */
let atHand: MockApi | undefined;

/**
 * A fault of the table, for one story: `msw.use(...fault('portal'))`. It stands before the mock that the toolbar chose.
 * @throws Error where no story has been given its mock
 */
export const fault = (id: FaultId): HttpHandler[] => {
  if (!atHand) throw new Error('Only a story has a fault');
  return [wireHandler(faultWire(id), atHand.fetch)];
};

const seeds = { empty: () => emptySeed, normal: () => seedOf(), large: () => seedOf(10_000) };

/** One mock for all stories. */
export const createStoryApi = (base: string): StoryApi => {
  const made = new Map<CatalogueSize, MockApi>();
  const of = (size: CatalogueSize): MockApi => {
    const api = made.get(size) ?? createMockApi({ seed: seeds[size](), readMedia: fetchMedia, clock: () => new Date(STORY_TIME) });
    made.set(size, api);
    return api;
  };
  let worker: Promise<SetupWorker> | undefined;
  return {
    // Stories that are shown together ask at once.
    start: () => (worker ??= startWorker(of('normal').handlers, base)),
    fresh: size => {
      atHand = of(size);
      atHand.reset();
      return atHand;
    },
  };
};
