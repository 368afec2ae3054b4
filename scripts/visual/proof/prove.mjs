import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokens } from '../../../packages/ui/src/theme/tokens.ts';
import { say } from '../../lib/say.mjs';
import { buildBook } from '../book/build.mjs';
import { openBook } from '../book/openBook.mjs';
import { openStudio } from '../camera/browser.mjs';
import { readEnvironment } from '../camera/probe.mjs';
import { shoot } from '../camera/shoot.mjs';
import { judge } from '../judge/verdicts.mjs';
import { createStore } from '../pictures/store.mjs';
import { writeReport } from '../report/writeReport.mjs';
import { mask, paint, shift, token } from './alterations.mjs';
import { sample } from './sample.mjs';

/** How often in a row nothing may seem changed. */
const RUNS = 10;

/** The colour whose blue is one of 255 steps further. */
const nextBlue = colour => `#${(parseInt(colour.slice(1), 16) + 1).toString(16).padStart(6, '0')}`;

/** Which stories changed between two series of pictures, as the report names them. */
const readReport = ({ entries, environment, folder, before, after }) => {
  const store = createStore(join(folder, 'store'));
  for (const { key, png } of [...before.values(), ...after.values()]) if (key) store.keep(key, png);
  const verdicts = judge({ entries, accepted: before, pictures: after, again: after, befores: new Map(), gone: [] });
  const page = readFileSync(writeReport({ folder: join(folder, 'report'), verdicts, store, environment, baselines: {} }), 'utf8');
  return new Set([...page.matchAll(/<article class="story" data-kind="changed" id="([^"]+)"/g)].map(([, id]) => id));
};

const isSame = (one, other) => one.size === other.size && [...one].every(id => other.has(id));

/**
 * Proves the check on itself: that it is quiet when nothing changed, and that nothing that changed escapes it.
 * @returns the exit code: 1 where a proof fails.
 */
export const prove = async () => {
  const book = await openBook(await buildBook(), []);
  const studio = openStudio();
  const folder = mkdtempSync(join(tmpdir(), 'staalkaart-proof-'));
  const environment = await readEnvironment(studio, book);
  const entries = sample(book.entries);
  const all = new Set(entries.map(({ id }) => id));
  const take = alter => shoot(studio, book, entries, { alter });
  let failures = 0;
  const holds = (sentence, isTrue, found) => {
    failures += isTrue ? 0 : 1;
    console.log(`  ${isTrue ? '✓' : '✗'} ${sentence}${isTrue ? '' : `; found: ${[...found].join(', ') || 'nothing'}`}`);
  };
  const changedBy = async (alter, before = pictures) => readReport({ entries, environment, folder, before, after: await take(alter) });

  say(`Proving the check on ${[...all].join(', ')}`);
  const pictures = await take();
  holds('every picture is taken', [...pictures.values()].every(({ key }) => key), [...pictures.values()].map(({ reason }) => reason ?? 'good'));
  const restless = new Set();
  for (let run = 1; run < RUNS; run += 1) for (const id of await changedBy()) restless.add(id);
  holds(`the same stories, pictured ${RUNS} times in a row, are the same`, restless.size === 0, restless);
  const shifted = await changedBy(shift);
  holds('1 px is seen in every story', isSame(shifted, all), shifted);

  const steps = [
    ['color-ink', nextBlue(tokens['color-ink'])], ['color-accent', nextBlue(tokens['color-accent'])],
    ['color-paper', tokens['color-sunken']], ['color-accent', tokens['color-edit']], ['space-4', tokens['space-5']], ['text-m', tokens['text-l']],
  ];
  for (const [name, value] of steps) {
    const expected = new Set();
    const changed = await changedBy(token(name, value, expected));
    const missed = [...expected].filter(id => !changed.has(id));
    holds(`--${name} from ${tokens[name]} to ${value} is named for all ${expected.size} stories that show it`, expected.size > 0 && missed.length === 0, missed.map(id => `nothing in ${id}`));
  }

  const masked = await take(mask);
  const behind = await changedBy(paint(true), masked);
  holds('what changes behind a mask is not seen', behind.size === 0, behind);
  const bare = await changedBy(paint(false));
  holds('what changes without one is', bare.size > 0, bare);
  const missing = await shoot(studio, book, [{ id: 'no-such--story' }]);
  holds('a story that fails says why', missing.get('no-such--story').reason === 'This story does not exist.', [missing.get('no-such--story').reason]);

  await studio.close();
  book.close();
  rmSync(folder, { recursive: true, force: true });
  console.log(failures === 0 ? 'The check holds.' : `${failures} proofs failed.`);
  return failures === 0 ? 0 : 1;
};
