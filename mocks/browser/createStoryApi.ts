import type { SetupWorker } from 'msw/browser';
import { createMockApi, type MockApi } from '../createMockApi.ts';
import { fetchMedia } from './fetchMedia.ts';
import { startWorker } from './startWorker.ts';

export interface StoryApi extends MockApi {
  /** The setup function of the Storybook add-on. */
  start: () => Promise<SetupWorker>;
}

/** The moment at which every story takes place. */
const STORY_TIME = '2026-11-17T09:00:00.000Z';

/** One mock for all stories: `reset()` before each gives it the seed back. */
export const createStoryApi = (base = '/'): StoryApi => {
  const api = createMockApi({ readMedia: fetchMedia, clock: () => new Date(STORY_TIME) });
  return { ...api, start: () => startWorker(api.handlers, base) };
};
