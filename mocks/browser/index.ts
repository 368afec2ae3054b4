/** The mock in a page: the worker of the application in mock mode, and that of the stories. */
export { createStoryApi, fault, type CatalogueSize } from './createStoryApi.ts';
export { startMockApi } from './startMockApi.ts';
