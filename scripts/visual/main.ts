import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { git, inCheckout } from '../lib/checkout.ts';
import { openBrowser } from './pictures/preview.ts';
import { takePictures } from './pictures/takePictures.ts';
import { compare, summarise, writeReport } from './report.ts';

const CACHE = join(process.cwd(), 'node_modules/.cache/staalkaart-visual');
const TOOL = new URL('pictures/', import.meta.url);
const OPTIONS = new URL('../lib/chromiumOptions.ts', import.meta.url);

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
buildStorybook(process.cwd(), join(head, 'storybook'));

const browser = await openBrowser();
// Another Chromium, or another way of taking pictures, takes those of a commit anew.
const tool = createHash('sha256').update([...readdirSync(TOOL).sort().map(name => new URL(name, TOOL)), OPTIONS].map(file => readFileSync(file, 'utf8')).join('')).digest('hex');
const before = join(kept, `${browser.version()}-${tool.slice(0, 8)}`);
const earlier = await takePictures(browser, join(kept, 'storybook'), { folder: before, only });
const now = await takePictures(browser, join(head, 'storybook'), { folder: join(head, 'pictures'), before, only });
await browser.close();

const results = compare(earlier, now);
const summary = summarise(results, commit);
console.log(`\n${summary}\nVerslag: ${writeReport('test-results/visual', results, commit)}`);
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, summary);
// What changed is for people to look at; a story without a picture is an error.
process.exitCode = results.some(({ kind }) => kind === 'mislukt') ? 1 : 0;
