import { isBundleCurrent } from '../../packages/server/bundle.mjs';
import { runTool } from './run.mjs';
import { giveUp, say } from './say.mjs';

/** Makes the server's bundle where it is missing, or older than what it is made of. */
export const ensureServer = async () => {
  if (isBundleCurrent()) return;
  say('Building the server (about a second) …');
  if ((await runTool('vite/bin/vite.js', ['build', 'packages/server', '--logLevel', 'warn'])) !== 0) giveUp('The server could not be built, see above.');
};
