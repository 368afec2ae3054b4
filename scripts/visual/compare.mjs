import { relative } from 'node:path';
import { root } from '../lib/run.mjs';
import { giveUp, say } from '../lib/say.mjs';
import { buildBook } from './book/build.mjs';
import { openBook } from './book/openBook.mjs';
import { openStudio } from './camera/browser.mjs';
import { readEnvironment } from './camera/probe.mjs';
import { shoot } from './camera/shoot.mjs';
import { loadBaselines, saveBaselines } from './judge/baselines.mjs';
import { findBefores } from './judge/befores.mjs';
import { accept, goneOf, isWorthALook, judge, newcomersOf, suspectsOf } from './judge/verdicts.mjs';
import { BASELINES, reportFolder } from './paths.mjs';
import { createStore } from './pictures/store.mjs';
import { showProgress } from './progress.mjs';
import { writeReport } from './report/writeReport.mjs';
import { summarise } from './summary.mjs';

const ABROAD = 'This machine draws differently from the one that accepted the pictures, and what the accepted sources draw here cannot be found.';

/**
 * Takes the pictures of now, compares them with the accepted ones, and writes the report; with `isUpdate` accepts them.
 * @returns the exit code: 1 where a person has to look.
 */
export const compare = async ({ only, isUpdate }) => {
  const book = await openBook(await buildBook(), only);
  const studio = openStudio();
  const store = createStore();
  const baselines = loadBaselines();
  const accepted = baselines.pictures;
  const environment = await readEnvironment(studio, book);
  const take = async entries => {
    const pictures = await shoot(studio, book, entries, { onPicture: showProgress });
    for (const { key, png } of pictures.values()) if (key) store.keep(key, png);
    return pictures;
  };
  if (book.entries.length === 0 && only.length > 0) giveUp(`No story's title or id holds ${only.join(' or ')}.`);

  say(`Taking ${book.entries.length} pictures in Chromium ${environment.chromium}`);
  const pictures = await take(book.entries);

  const suspects = suspectsOf(pictures, accepted);
  const gone = goneOf(book.entries, accepted, only);
  // Who accepts has decided: what was there before is shown where it is kept, not built.
  const wanted = isUpdate ? [] : [...suspects, ...gone];
  const { befores, problem } = await findBefores({ studio, store, environment, baselines, ids: wanted, onPicture: showProgress });
  if (problem && baselines.environment.probe !== environment.probe) giveUp(`${ABROAD} ${problem}`);

  const open = new Set([...newcomersOf(pictures, accepted), ...suspects.filter(id => befores.get(id)?.key !== pictures.get(id).key)]);
  if (open.size > 0) say(`Looking again at ${open.size} that ${open.size === 1 ? 'is' : 'are'} new or different`);
  const again = await take(book.entries.filter(({ id }) => open.has(id)));
  await studio.close();
  book.close();

  const verdicts = judge({ entries: book.entries, accepted, pictures, again, befores, gone });
  if (isUpdate) saveBaselines({ environment: only.length > 0 ? baselines.environment ?? environment : environment, pictures: accept(accepted, verdicts) });
  const report = writeReport({ folder: reportFolder, verdicts, store, environment, baselines, isUpdate, problem });
  store.tidy();
  for (const line of summarise(verdicts, { isUpdate, problem, baselines: BASELINES })) console.log(line);
  say(`Report: ${relative(root, report)}`);
  const isOpen = isUpdate ? verdicts.some(({ kind }) => kind === 'failed') : verdicts.some(isWorthALook);
  return isOpen ? 1 : 0;
};
