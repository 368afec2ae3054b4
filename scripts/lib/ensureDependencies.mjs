import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';
import { giveUp, say } from './say.mjs';

const OLDEST_NODE = [20, 19];
const stamp = join(root, 'node_modules', '.staalkaart');

const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isTooOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
  if (isTooOld) giveUp(`Node ${OLDEST_NODE.join('.')} or newer is needed to set up; this is Node ${process.versions.node}.`);
};

/** Installs exactly what the lock file says, once for each lock file, the tools too where NODE_ENV is 'production'. The pinned Node comes with it. */
export const ensureDependencies = async () => {
  checkNode();
  const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('Installing the dependencies of the lock file (about half a minute) …');
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) giveUp('npm could not install the dependencies: check the connection to the npm registry and try again.');
  writeFileSync(stamp, lock);
};
