import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool } from './run.mjs';
import { giveUp, say } from './say.mjs';

/** What the application is built from; a folder changes when a file in it comes or goes. */
const SOURCES = ['packages/app', 'packages/ui', 'packages/api-client', 'scripts/lib', 'package-lock.json'];

const newest = path => {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const names = readdirSync(path).filter(name => name !== 'node_modules');
  return Math.max(mtimeMs, ...names.map(name => newest(join(path, name))));
};

/** The tool that builds the application for production, with what it is told. */
export const APP_BUILD = ['vite/bin/vite.js', ['build', 'packages/app', '--logLevel', 'warn']];

/** Builds the application for production; `args` say more to the tool. */
export const buildApp = async (...args) => {
  say('Building the application (about ten seconds) …');
  const [tool, told] = APP_BUILD;
  if ((await runTool(tool, [...told, ...args])) !== 0) giveUp('The application could not be built, see above.');
};

/** Builds the application where it is missing, or older than what it is built from. */
export const ensureApp = async () => {
  const built = join(root, 'dist/app/index.html');
  if (existsSync(built) && statSync(built).mtimeMs >= Math.max(...SOURCES.map(path => newest(join(root, path))))) return;
  await buildApp();
};
