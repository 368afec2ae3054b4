import { createStoryApi } from '@staalkaart/mocks/browser';

/** One mock for all stories: each starts from the seed. */
export const storyApi = createStoryApi('./');
