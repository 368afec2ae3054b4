import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs git in the project. @returns what it wrote. @throws where it fails */
export const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

/** Links our dependencies where both lock files are the same, but the project's own packages; else installs theirs: all of them, also once a build has called itself production. */
const giveDependencies = (ours: string, theirs: string) => {
  const [from, to] = [join(ours, 'node_modules'), join(theirs, 'node_modules')];
  if (readFileSync(join(ours, 'package-lock.json')).equals(readFileSync(join(theirs, 'package-lock.json')))) {
    mkdirSync(to);
    for (const name of readdirSync(from)) if (!['.cache', '@staalkaart'].includes(name)) symlinkSync(join(from, name), join(to, name), 'junction');
    return cpSync(join(from, '@staalkaart'), join(to, '@staalkaart'), { recursive: true, verbatimSymlinks: true });
  }
  return execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: theirs, stdio: 'inherit', shell: process.platform === 'win32' });
};

/** Builds something of a commit, in a worktree that is gone afterwards. Not in node_modules: Vite takes what is there for a library. */
export const inCheckout = (commit: string, build: (project: string) => void): void => {
  const project = mkdtempSync(join(tmpdir(), 'staalkaart-base-'));
  // A Ctrl+C ends the build, and then waits for the worktree to be gone.
  process.once('SIGINT', () => process.exit(130));
  git('worktree', 'add', '--quiet', '--detach', project, commit);
  try {
    giveDependencies(process.cwd(), project);
    build(project);
  } finally {
    git('worktree', 'remove', '--force', project);
  }
};
