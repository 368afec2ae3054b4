/** What turns requests of Node into those of `fetch`, and sends answers and files: for the servers of the mock and of the built Storybook. */
export { answerCall } from './answerCall.ts';
export { answerSite } from './answerSite.ts';
export { appIn, filesIn, mediaIn } from './files.ts';
export { listen } from './listen.ts';
