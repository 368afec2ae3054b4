import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';
import { giveUp, say } from './say.mjs';

const OLDEST_NODE = [20, 19];

const packagesOf = file => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** Whether what npm wrote down of its last installation is all that the lock file asks; what another system needs is left out there. */
const isInstalled = () => {
  const installed = join('node_modules', '.package-lock.json');
  if (!existsSync(join(root, installed))) return false;
  const there = packagesOf(installed);
  return Object.entries(packagesOf('package-lock.json')).every(([path, { version, optional }]) => !path.includes('node_modules/') || optional || (path in there && there[path].version === version));
};

const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isTooOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
  if (isTooOld) giveUp(`Node ${OLDEST_NODE.join('.')} or newer is needed to set up; this is Node ${process.versions.node}.`);
};

/** Installs exactly what the lock file says where that is not there, the tools too where NODE_ENV is 'production'. The pinned Node comes with it. */
export const ensureDependencies = async () => {
  checkNode();
  if (isInstalled()) return;
  say('Installing the dependencies of the lock file (about half a minute) …');
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) giveUp('npm could not install the dependencies: check the connection to the npm registry and try again.');
};
