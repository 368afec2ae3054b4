import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const isWindows = process.platform === 'win32';

/** The Node that the project pins, once it is installed; until then the one that runs this script. */
export const pinnedNode = () => {
  const installed = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');
  return existsSync(installed) ? installed : process.execPath;
};

/**
 * Runs a program in the project's root with its output shown, the project's tools first on the path.
 * @returns its exit code; 127 where it could not be started.
 */
export const run = (command, args, { env = {}, isQuiet = false } = {}) =>
  new Promise(resolve => {
    const path = [join(root, 'node_modules', 'node', 'bin'), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: path, ...env },
      stdio: isQuiet ? 'ignore' : 'inherit',
      shell: isWindows && command === 'npm',
    });
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
    child.on('error', () => resolve(127));
    child.on('exit', code => resolve(code ?? 1));
  });

/** Runs a JavaScript tool of the project (`vite`, `vitest`, …) with the pinned Node. */
export const runTool = (file, args, options) => run(pinnedNode(), [join(root, 'node_modules', file), ...args], options);
