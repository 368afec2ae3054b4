import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

/** The commit to compare with: where this branch left the main one, or `ref`. On the main branch itself what came before the last change. */
export const findBase = (ref?: string): string => {
  const main = git('for-each-ref', 'refs/remotes/origin/main') ? 'origin/main' : 'main';
  const [head, fork] = [git('rev-parse', 'HEAD'), git('merge-base', 'HEAD', ref ?? main)];
  return ref || fork !== head || git('status', '--porcelain') ? fork : git('rev-parse', 'HEAD^');
};

/** Builds the Storybook of a checkout. @throws where it cannot be built. */
export const buildStorybook = (project: string, folder: string): void => {
  execFileSync(process.execPath, ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '--loglevel', 'error', '-o', folder], { cwd: project, stdio: ['ignore', 'ignore', 'inherit'] });
};

/** Links our dependencies where both lock files are the same, but the project's own packages; else installs theirs. */
const giveDependencies = (ours: string, theirs: string) => {
  const [from, to] = [join(ours, 'node_modules'), join(theirs, 'node_modules')];
  if (readFileSync(join(ours, 'package-lock.json')).equals(readFileSync(join(theirs, 'package-lock.json')))) {
    mkdirSync(to);
    for (const name of readdirSync(from)) if (!['.cache', '@staalkaart'].includes(name)) symlinkSync(join(from, name), join(to, name), 'junction');
    return cpSync(join(from, '@staalkaart'), join(to, '@staalkaart'), { recursive: true, verbatimSymlinks: true });
  }
  // --prefix: an npm that runs this script has told its children that they are in our checkout.
  return execFileSync('npm', ['ci', '--prefix', theirs, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: theirs, stdio: 'inherit', shell: process.platform === 'win32' });
};

/** Builds the Storybook of a commit, in a worktree that is gone afterwards. Not in node_modules: Vite takes what is there for a library. */
export const buildCommit = (commit: string, folder: string): void => {
  const project = mkdtempSync(join(tmpdir(), 'staalkaart-base-'));
  // A Ctrl+C ends the build, and then waits for the worktree to be gone.
  process.once('SIGINT', () => process.exit(130));
  git('worktree', 'add', '--quiet', '--detach', project, commit);
  try {
    giveDependencies(process.cwd(), project);
    buildStorybook(project, folder);
  } finally {
    git('worktree', 'remove', '--force', project);
  }
};
