import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../lib/run.mjs';
import { giveUp, say } from '../../lib/say.mjs';
import { cache } from '../paths.mjs';
import { git } from './git.mjs';

const books = join(cache, 'accepted');
const isWindows = process.platform === 'win32';

/** What the npm of this run tells its children about this checkout would lead the npm of another one astray. */
const cleanEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_(package|lifecycle)_|npm_config_local_prefix|INIT_CWD)/i.test(name)));

const build = folder => new Promise(done => {
  const env = { ...cleanEnvironment(), STORYBOOK_FOR_PICTURES: '1' };
  const child = spawn('npm', ['run', '--silent', 'build-storybook'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'], shell: isWindows });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
  child.on('error', () => done(1));
  child.on('exit', code => done(code ?? 1));
});

/** Unpacks a commit beside the checkout: no worktree to register, nothing to leave behind in .git. */
const unpack = (commit, folder) => {
  const tar = join(folder, 'sources.tar');
  if (git(root, 'archive', '--format=tar', '--output', tar, commit) === undefined) return false;
  return spawnSync('tar', ['-xf', tar, '-C', folder]).status === 0;
};

/** @returns what went wrong, or undefined. */
const make = async (commit, folder, book) => {
  if (!unpack(commit, folder)) return `The sources of ${commit} could not be unpacked.`;
  if ((await build(folder)) !== 0) return `The Storybook of ${commit} could not be built, see above.`;
  rmSync(books, { recursive: true, force: true });
  mkdirSync(books, { recursive: true });
  return cpSync(join(folder, 'dist', 'storybook'), book, { recursive: true });
};

/**
 * Builds the Storybook of the commit that accepted the pictures, with its own dependencies, unless that has been done before.
 * It is built outside node_modules, where Storybook and Vite would take its sources for those of a library.
 * @returns the folder with the static Storybook.
 */
export const buildAcceptedBook = async commit => {
  const book = join(books, commit);
  if (existsSync(book)) return book;
  say(`Building the Storybook of ${commit.slice(0, 10)}, which accepted the pictures (a minute or two)`);
  const folder = mkdtempSync(join(tmpdir(), 'staalkaart-accepted-'));
  const problem = await make(commit, folder, book);
  rmSync(folder, { recursive: true, force: true });
  return problem ? giveUp(problem) : book;
};
