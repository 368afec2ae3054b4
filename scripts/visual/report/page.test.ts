import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashPicture } from '../pictures/pixels.mjs';
import { createStore } from '../pictures/store.mjs';
import { writeReport } from './writeReport.mjs';

const environment = { chromium: '156.0.1', platform: 'linux x64', probe: 'here' };
const grey = (shade: number, width = 4) => PNG.sync.write(Object.assign(new PNG({ width, height: 3 }), { data: Buffer.alloc(width * 3 * 4, shade) }));
const story = (id: string, kind: string, more = {}) => ({ id, title: 'controls/Button', name: id, kind, ...more });

let folder: string;
let store: ReturnType<typeof createStore>;
const keep = (png: Buffer) => { const picture = hashPicture(png); store.keep(picture.key, png); return picture; };
const report = (verdicts: object[], more = {}) => readFileSync(writeReport({ folder: join(folder, 'report'), verdicts, store, environment, baselines: { environment }, ...more }), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staalkaart-report-'));
  store = createStore(join(folder, 'store'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('says that all is well', () => {
  const page = report([story('a', 'unchanged'), story('b', 'unchanged', { isUnsteady: true })]);
  expect(page).toContain('Alle 2 beelden zijn zoals ze waren.');
  expect(page).toContain('pas bij de tweede keer gelijk');
  expect(page).not.toContain('<article');
});

test('shows before, after and difference side by side, how many pixels, and how it grew', () => {
  const page = report([story('a--b', 'changed', { before: keep(grey(10)), picture: keep(grey(11, 5)) })]);
  for (const side of ['before', 'after', 'difference']) expect(page).toContain(`src="pictures/a--b.${side}.png"`);
  expect(page).toContain('15 pixels anders');
  expect(page).toContain('4 × 3 → 5 × 3 px');
  expect(page).toContain('/?path=/story/a--b');
  expect(readdirSync(join(folder, 'report', 'pictures'))).toHaveLength(3);
});

test('names the rarer kinds too, and says why a story failed', () => {
  const page = report([
    story('a', 'added', { picture: keep(grey(1)) }), story('b', 'removed', { before: { key: 'nowhere', width: 4, height: 3 } }),
    story('c', 'failed', { reason: 'It keeps moving: no two pictures in a row are equal.' }), story('d', 'failed', { reason: 'expected <b> & more' }),
  ]);
  expect(page).toContain('4 verhalen vragen een blik.');
  expect(page).toContain('Hiervan is op deze machine geen beeld.');
  expect(page).toContain('Dit verhaal blijft bewegen. Maak het stil, of geef het de tag geen-beeld.');
  expect(page).toContain('Het verhaal zelf mislukt: expected &lt;b&gt; &amp; more');
});

test('tells when it was accepted on a machine that draws differently', () => {
  const baselines = { environment: { ...environment, chromium: '155.0.9', probe: 'there' } };
  expect(report([story('a', 'unchanged')], { baselines })).toContain('Aanvaard met Chromium 155.0.9 op linux x64, dat anders tekent');
});
