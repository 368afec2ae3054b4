import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tokenFor } from '@staalkaart/mocks';
import { chromium } from 'playwright';
import { git } from '../scripts/lib/checkout.ts';
import { chromiumOptions } from '../scripts/lib/chromiumOptions.ts';
import { buildApp, buildAppOf, buildReactAdmin } from './builds.ts';
import { LARGEST, SIZES, type PageName, type Results } from './figures.ts';
import { measure, type Target } from './measure.ts';
import { compareText, fullTable, publish, readResults, writeResults } from './report.ts';
import { PROFILES, type Profile } from './scene.ts';
import { createCertificate, fingerprintOf, serve } from './server.ts';
import { writeStaticPages } from './staticPages.ts';

/** The catalogue behind /products. */
const CATALOGUE = 10_000;
const GROUPS = ['products', ...SIZES.map(String)];
const RUNS = 5;

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: GROUPS },
    profile: { type: 'string', multiple: true, default: Object.keys(PROFILES) },
    runs: { type: 'string', default: String(RUNS) },
    against: { type: 'string' },
  },
});
const unknown = [...asked.only.filter(group => !GROUPS.includes(group)), ...asked.profile.filter(profile => !(profile in PROFILES))];
if (unknown.length > 0 || !(Number(asked.runs) > 0)) throw new Error(`Not known: ${unknown.join(', ') || `--runs ${asked.runs}`}. --only ${GROUPS.join(', ')}; --profile ${Object.keys(PROFILES).join(', ')}`);
const [runs, profiles] = [Number(asked.runs), asked.profile as Profile[]];
/** Fewer runs, or one line alone, are for whoever is at work. */
const isPublished = profiles.length === Object.keys(PROFILES).length && runs >= RUNS;

const commit = git('rev-parse', 'HEAD') + (git('status', '--porcelain') ? '+' : '');
const against = asked.against && git('rev-parse', `${asked.against}^{commit}`);
const earlier = against ? readResults(against) : undefined;

const work = mkdtempSync(join(tmpdir(), 'staalkaart-bench-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));

console.log('Building the application and react-admin');
buildApp(join(work, 'here'));
await buildReactAdmin(join(work, 'reactAdmin'));
if (against && !earlier) buildAppOf(against, join(work, 'earlier'));
const pages: PageName[] = ['here', ...(against && !earlier ? ['earlier' as const] : []), 'static', 'reactAdmin'];

const certificate = createCertificate();
const browser = await chromium.launch({
  ...chromiumOptions,
  args: [...chromiumOptions.args, `--ignore-certificate-errors-spki-list=${fingerprintOf(certificate)}`],
});
const token = tokenFor('User');
const results: Results = {
  commit, date: new Date().toISOString(), runs, values: {},
  machine: `${cpus().length} × ${cpus()[0]?.model}, Chromium ${browser.version()}, Node ${process.versions.node}`,
};

/** Serves a page with a catalogue of that size. */
const open = async (page: PageName, products: number) => {
  const dist = page === 'static' ? join(work, page, String(products)) : join(work, page);
  if (page === 'static') {
    mkdirSync(dist, { recursive: true });
    await writeStaticPages(dist, products);
  }
  const { origin, close } = await serve(dist, products, certificate);
  const target: Target = { origin, detail: id => `/products/${id}${page === 'reactAdmin' ? '/show' : ''}` };
  return { page, target, close };
};

for (const group of GROUPS.filter(name => asked.only.includes(name))) {
  const size = group === 'products' ? undefined : Number(group);
  const shown = pages.filter(page => page !== 'reactAdmin' || size !== LARGEST);
  const sites = await Promise.all(shown.map(page => open(page, size ?? CATALOGUE)));
  // Once uncounted: the server then has its answers, and the browser its processes.
  for (const { target } of sites) await measure(browser, target, 'none', token, size);
  for (const profile of profiles) {
    for (let run = 1; run <= runs; run++) {
      console.log(`${group}, ${profile}, ${run} of ${runs}`);
      // One beside the other, so that a slow minute is one for all, each first in turn: what the one before leaves behind is nobody's alone.
      for (const { page, target } of [...sites.slice(run % sites.length), ...sites.slice(0, run % sites.length)]) {
        const sample = await measure(browser, target, profile, token, size);
        console.log(`  ${page}: useful after ${Math.round(sample[size === undefined ? 'useful' : `useful${size}`]!)} ms`);
        const kept = ((results.values[profile] ??= {})[page] ??= {});
        for (const [id, value] of Object.entries(sample)) if (Number.isFinite(value)) (kept[id] ??= []).push(value);
      }
    }
  }
  for (const { close } of sites) await close();
  // What is measured so far outlives a failure of what comes after it.
  writeResults(results, false);
}
await browser.close();

console.log(`\n${fullTable(results)}\n`);
if (against) console.log(`${compareText(results, earlier, against)}\n`);
console.log(`Written: ${writeResults(results, isPublished)}`);
if (isPublished) publish(results);
