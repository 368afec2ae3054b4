import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { drawBars } from './drawBars.ts';
import { digits, FIGURES, format, isMet, medianOf, shareOf, type Figure, type PageName, type Results } from './figures.ts';
import { PROFILES, type Profile } from './scene.ts';

const PUBLISHED = 'bench/published.json';
const PICTURE = 'docs/bench.svg';
const MARKS = ['<!-- bench -->', '<!-- /bench -->'] as const;
const PAGES = ['here', 'static', 'reactAdmin'] as const;
const NAMES: Record<Profile, string> = { none: 'Fast', slow: 'Slow' };

const table = (head: readonly string[], rows: readonly string[][]) =>
  [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');

const withRange = (results: Results, profile: Profile, page: PageName, figure: Figure) => {
  const measured = results.values[profile]?.[page]?.[figure.id];
  if (!measured) return '–';
  const [least, most] = [Math.min(...measured), Math.max(...measured)].map(value => digits(value, figure));
  return `${format(medianOf(results, profile, page, figure), figure)}${least === most ? '' : ` (${least}–${most})`}`;
};
const shareText = (share: number | undefined) => share?.toFixed(2) ?? '–';
const aimText = (profile: Profile, figure: Figure) => {
  const aim = figure.aim?.[profile];
  return aim === undefined ? '' : figure.aim?.isShare ? `× ${aim}` : format(aim, figure);
};
const verdict = (isGood: boolean | undefined) => (isGood === undefined ? '' : isGood ? '✓' : '✗');

const measured = (results: Results, profile: Profile) => FIGURES.filter(figure => medianOf(results, profile, 'here', figure) !== undefined);
const profilesOf = ({ values }: Results) => (Object.keys(PROFILES) as Profile[]).filter(profile => values[profile]);

/** Every figure that was measured, with its range over the runs and its aim: a table for each profile. */
export const fullTable = (results: Results): string => profilesOf(results).map(profile => table(
  [NAMES[profile], 'here', 'static page', 'react-admin', 'here / react-admin', 'aim', ''],
  measured(results, profile).map(figure => [
    figure.label, ...PAGES.map(page => withRange(results, profile, page, figure)), shareText(shareOf(results, profile, 'here', figure)), aimText(profile, figure), verdict(isMet(results, profile, figure)),
  ]),
)).join('\n\n');

/**
 * What changed since a commit.
 * @param earlier what was kept of it; where there is nothing, it was measured in this run
 */
export const compareText = (results: Results, earlier: Results | undefined, commit: string): string => profilesOf(results).map(profile => {
  const [source, page] = earlier ? [earlier, 'here' as const] : [results, 'earlier' as const];
  return table(
    [NAMES[profile], commit.slice(0, 10), 'now', 'change', `× react-admin at ${commit.slice(0, 10)}`, 'now'],
    measured(results, profile).map(figure => {
      const [before, now] = [medianOf(source, profile, page, figure), medianOf(results, profile, 'here', figure)!];
      const change = before ? `${now < before ? '−' : '+'}${Math.abs((now / before - 1) * 100).toFixed(0)} %` : '–';
      return [figure.label, format(before, figure), format(now, figure), change, shareText(shareOf(source, profile, page, figure)), shareText(shareOf(results, profile, 'here', figure))];
    }),
  );
}).join('\n\n');

/** The short table of the README: both profiles beside each other. */
export const shortTable = (results: Results): string => table(
  ['', ...profilesOf(results).flatMap(profile => [`${NAMES[profile]}: here`, 'static page', 'react-admin'])],
  FIGURES.filter(figure => figure.isTold && profilesOf(results).some(profile => medianOf(results, profile, 'here', figure) !== undefined)).map(figure => [figure.label, ...profilesOf(results).flatMap(profile => PAGES.map(page => format(medianOf(results, profile, page, figure), figure)))]),
);

/** A text with what stands between the marks replaced. @throws where it has no marks */
export const between = (text: string, content: string): string => {
  const [from, to] = MARKS.map(mark => text.indexOf(mark));
  if (from! < 0 || to! < from!) throw new Error(`There is no ${MARKS.join(' … ')}`);
  return `${text.slice(0, from! + MARKS[0].length)}\n${content}\n${text.slice(to)}`;
};

const pathOf = (commit: string) => `bench/results/${commit}.json`;
const read = (path: string) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) as Results : undefined);

/** What was kept of a commit: by a whole run here, or with the README. */
export const readResults = (commit: string): Results | undefined => [read(pathOf(commit)), read(PUBLISHED)].find(results => results?.commit === commit);

/** Keeps the results; of a run that was not whole apart from the others. @returns where */
export const writeResults = (results: Results, isPublished: boolean): string => {
  const path = isPublished ? pathOf(results.commit) : 'test-results/bench.json';
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(results)}\n`);
  return path;
};

/** Writes the table and the picture of the README, and what they were made of. */
export const publish = (results: Results): void => {
  const { commit, date, runs, machine } = results;
  const origin = `Medians of ${runs} runs at ${commit.slice(0, 10)} on ${date.slice(0, 10)}; ${machine}.`;
  writeFileSync(PICTURE, drawBars(results));
  writeFileSync('README.md', between(readFileSync('README.md', 'utf8'), `![The figures of the slow line as bars, beside those of the two others](${PICTURE})\n\n${shortTable(results)}\n\n${origin}`));
  writeFileSync(PUBLISHED, `${JSON.stringify(results)}\n`);
};
