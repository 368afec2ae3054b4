/** The mock in a page: the worker of the application in mock mode, and that of the stories. */
export { createStoryApi, fault, type CatalogueSize, type StoryApi } from './createStoryApi.ts';
export { startMockApi, type StartedMockApi, type StartOptions } from './startMockApi.ts';
export { startWorker } from './startWorker.ts';
