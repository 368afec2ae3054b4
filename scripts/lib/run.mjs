import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What works beside a browser gets less of the processor than that, and enough to be done with it. */
const BACKGROUND = 5;

const isWindows = process.platform === 'win32';

/** The Node that the project pins, once it is installed; until then the one that runs this script. */
export const pinnedNode = () => {
  const installed = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');
  return existsSync(installed) ? installed : process.execPath;
};

const start = (command, args, env, stdio, cwd = root) => {
  const path = [join(root, 'node_modules', 'node', 'bin'), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(command, args, { cwd, env: { ...process.env, PATH: path, ...env }, stdio, shell: isWindows && command === 'npm' });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    const pass = () => child.kill(signal);
    process.once(signal, pass);
    child.once('close', () => process.off(signal, pass));
  }
  return child;
};

const ended = child =>
  new Promise(resolve => {
    child.on('error', () => resolve(127));
    child.on('close', code => resolve(code ?? 1));
  });

/**
 * Runs a program in the project's root, or another folder, with its output shown, the project's tools first on the path.
 * @param options `isBound`: a channel that closes when this process ends, however that is, for the program to notice
 * @returns its exit code; 127 where it could not be started.
 */
export const run = (command, args, { env = {}, isQuiet = false, isBound = false, cwd } = {}) =>
  ended(start(command, args, env, isQuiet ? 'ignore' : isBound ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit', cwd));

/** Runs a JavaScript tool of the project (`vite`, `vitest`, …) with the pinned Node. */
export const runTool = (file, args, options) => run(pinnedNode(), [join(root, 'node_modules', file), ...args], options);

/**
 * As `runTool`, with its output kept.
 * @param options `isBackground`: takes less processor time than what it works beside
 * @returns its exit code and all that it wrote
 */
export const keepTool = async (file, args, { env = {}, isBackground = false } = {}) => {
  const child = start(pinnedNode(), [join(root, 'node_modules', file), ...args], env, ['ignore', 'pipe', 'pipe']);
  if (isBackground && child.pid) setPriority(child.pid, BACKGROUND);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => { output += text; });
  return { code: await ended(child), output };
};
