import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { difference } from '../pictures/difference.mjs';
import { countKinds, itemOf, toLookAt } from './items.mjs';
import { renderPage } from './page.mjs';

const here = name => fileURLToPath(new URL(name, import.meta.url));
const FONT = here('../../../packages/ui/src/theme/instrument-sans.woff2');

/** Puts the pictures of a story in the report's folder, and compares them where there are two. */
const lay = (folder, store) => verdict => {
  const { before, picture } = verdict;
  const put = (name, png) => { writeFileSync(join(folder, 'pictures', name), png); return `pictures/${name}`; };
  const kept = look => (look?.key && store.has(look.key) ? store.read(look.key) : undefined);
  const [one, two] = [kept(before), kept(picture)];
  const compared = one && two ? difference(one, two) : undefined;
  const pictures = {
    before: one && put(`${verdict.id}.before.png`, one),
    after: two && put(`${verdict.id}.after.png`, two),
    difference: compared && put(`${verdict.id}.difference.png`, compared.png),
  };
  return itemOf(verdict, pictures, compared);
};

/**
 * Writes the report: a folder that needs nothing but a browser, also when all is well.
 * @returns the path of its page.
 */
export const writeReport = ({ folder, verdicts, store, environment, baselines, isUpdate = false, problem }) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const items = toLookAt(verdicts).map(lay(folder, store));
  const page = renderPage({
    items, counts: countKinds(verdicts), environment, accepted: baselines.environment, isUpdate, problem,
    unchanged: verdicts.filter(({ kind }) => kind === 'unchanged'),
  });
  for (const name of ['report.css', 'report.js']) copyFileSync(here(name), join(folder, name));
  writeFileSync(join(folder, 'instrument-sans.woff2'), readFileSync(FONT));
  writeFileSync(join(folder, 'index.html'), page);
  return join(folder, 'index.html');
};
