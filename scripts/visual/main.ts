import { chromium } from '@playwright/test';
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumOptions } from '../lib/chromiumOptions.ts';
import { git, inCheckout } from '../lib/checkout.ts';
import { readPictures } from './pictures/readPictures.ts';

const CACHE = join(process.cwd(), 'node_modules/.cache/staalkaart-visual');
const TOOL = new URL('pictures/', import.meta.url);
const CONFIG = new URL('visual.config.ts', import.meta.url);

/** The commit to compare with: where this branch left the main one, or `ref`. On the main branch itself what came before the last change. */
const findBase = (ref?: string): string => {
  const main = git('for-each-ref', 'refs/remotes/origin/main') ? 'origin/main' : 'main';
  const [head, fork] = [git('rev-parse', 'HEAD'), git('merge-base', 'HEAD', ref ?? main)];
  return ref || fork !== head || git('status', '--porcelain') ? fork : git('rev-parse', 'HEAD^');
};

/** Builds the Storybook of a checkout. @throws where it cannot be built. */
const buildStorybook = (project: string, folder: string): void => {
  execFileSync(process.execPath, ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '--loglevel', 'error', '-o', folder], { cwd: project, stdio: ['ignore', 'ignore', 'inherit'] });
};

/** Builds the Storybook of a commit, unless it is kept. @returns the folder of all that is kept of that commit. */
const keep = (commit: string) => {
  const folder = join(CACHE, commit);
  if (!existsSync(join(folder, 'storybook'))) {
    console.log(`De Storybook van ${commit.slice(0, 10)}`);
    inCheckout(commit, project => buildStorybook(project, join(folder, 'unfinished')));
    renameSync(join(folder, 'unfinished'), join(folder, 'storybook'));
  }
  // What was compared with lately stays, and what is older goes.
  utimesSync(folder, new Date(), new Date());
  const age = (name: string) => statSync(join(CACHE, name)).mtimeMs;
  for (const old of readdirSync(CACHE).sort((one, other) => age(other) - age(one)).slice(4)) rmSync(join(CACHE, old), { recursive: true });
  return folder;
};

const { values: { base, only } } = parseArgs({ options: { base: { type: 'string' }, only: { type: 'string', multiple: true, default: [] } } });
const [commit, head] = [findBase(base), join(CACHE, 'head')];
const kept = keep(commit);
console.log('De Storybook van nu');
rmSync(head, { recursive: true, force: true });
buildStorybook(process.cwd(), head);

// Another Chromium, or another way of taking pictures, takes those of a commit anew.
const browser = await chromium.launch(chromiumOptions);
const tool = createHash('sha256').update([...readdirSync(TOOL).sort().map(name => new URL(name, TOOL)), CONFIG, new URL('../lib/chromiumOptions.ts', import.meta.url)].map(file => readFileSync(file, 'utf8')).join('')).digest('hex');
const pictures = join(kept, `${browser.version()}-${tool.slice(0, 8)}`);
await browser.close();
mkdirSync(pictures, { recursive: true });

/** Takes the pictures of a built Storybook. @returns the exit code */
const take = (storybook: string, ...args: string[]) => spawnSync(process.execPath, [
  'node_modules/@playwright/test/cli.js', 'test', '--config', 'scripts/visual/visual.config.ts', ...(only.length > 0 ? ['--grep', only.join('|')] : []), ...args,
], { stdio: 'inherit', env: { ...process.env, STORYBOOK_DIR: storybook, PICTURES_DIR: pictures } }).status;

console.log(`De beelden van ${commit.slice(0, 10)}`);
take(join(kept, 'storybook'), '--update-snapshots=all', '--reporter=dot');
console.log('De beelden van nu');
process.exitCode = take(head, '--update-snapshots=none') ?? 1;
const now = new Set(readPictures(head).map(({ key }) => key));
for (const { key, title, name } of readPictures(join(kept, 'storybook'))) if (!now.has(key)) console.log(`- ${title}: verdwenen: ${name}`);
