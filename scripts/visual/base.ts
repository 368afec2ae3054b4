import { execFileSync } from 'node:child_process';
import { git } from '../lib/checkout.ts';

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
