import { createStoryApi } from '@staalkaart/mocks/browser';

/** One mock for all stories; `catalogue.ts` gives each its catalogue as the seed has it. */
export const storyApi = createStoryApi('./');

// Its worker comes beside the code of the first story, which waits for it.
void storyApi.start();
