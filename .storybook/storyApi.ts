import { createStoryApi } from '@staalkaart/mocks/browser';

/** One mock for all stories; `catalogue.ts` gives each its catalogue as the seed has it. */
export const storyApi = createStoryApi('./');
