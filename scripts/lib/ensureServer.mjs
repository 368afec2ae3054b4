import { isBundleCurrent } from '../../packages/server/bundle.mjs';
import { runTool } from './run.mjs';
import { giveUp, say } from './say.mjs';

/**
 * What the server is started with. glibc keeps apart the memory of each thread that asked for some, eight times the processors, and
 * takes ever larger pieces from memory that it does not give back: 35 MB after a while of everything.
 */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/** The tool that makes the server's bundle, with what it is told. */
export const SERVER_BUILD = ['vite/bin/vite.js', ['build', 'packages/server', '--logLevel', 'warn']];

/** Makes the server's bundle where it is missing, or older than what it is made of. */
export const ensureServer = async () => {
  if (isBundleCurrent()) return;
  say('Building the server (about a second) …');
  if ((await runTool(...SERVER_BUILD)) !== 0) giveUp('The server could not be built, see above.');
};
