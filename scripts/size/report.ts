import type { Weight } from './measure.ts';

const LINES_OF_DRAGS = 4;
/** Lighter than this (bytes), a thing that comes along is not worth a reader's time. */
const WORTH_NAMING = 500;

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const signed = (bytes: number) => (bytes === 0 ? '' : `${bytes > 0 ? '+' : '−'}${kB(Math.abs(bytes))}`);

const dragsOf = ({ drags }: Weight) =>
  drags.filter(({ bytes }) => bytes >= WORTH_NAMING).slice(0, LINES_OF_DRAGS).map(({ name, bytes }) => `${name} ${kB(bytes)}`).join(', ');

/** The change of `now` against an earlier run, in words. */
const changeOf = ({ name, now }: Weight, earlier: readonly Weight[]) => {
  const was = earlier.find(weight => weight.name === name);
  return was ? signed(now - was.now) : 'new';
};

/** The rows of the report, the heaviest first; with a column of changes where there is an earlier run. */
export const rowsOf = (weights: readonly Weight[], earlier?: readonly Weight[]): string[][] => [
  ['part', 'kB', ...(earlier ? ['change'] : []), 'later', 'drags in'],
  ...weights.toSorted((a, b) => b.now - a.now || a.name.localeCompare(b.name)).map(weight => [
    weight.name, kB(weight.now), ...(earlier ? [changeOf(weight, earlier)] : []), weight.later ? kB(weight.later) : '', dragsOf(weight),
  ]),
];

/** The same table for a terminal, in columns. */
export const asText = (rows: readonly string[][]): string => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => row[column]!.length)));
  const cell = (text: string, column: number) => (/^[+−\d.]+$|^kB$|^later$|^change$/.test(text) ? text.padStart(widths[column]!) : text.padEnd(widths[column]!));
  return rows.map(row => row.map(cell).join('  ').trimEnd()).join('\n');
};

/** What changed against an earlier run, in a sentence. */
export const sentenceOf = (weights: readonly Weight[], earlier: readonly Weight[]): string => {
  const changed = weights.filter(weight => changeOf(weight, earlier) !== '');
  const gone = earlier.filter(({ name }) => !weights.some(weight => weight.name === name)).map(({ name }) => name);
  const left = gone.length ? ` Gone: ${gone.join(', ')}.` : '';
  return (changed.length ? `${changed.length} of ${weights.length} parts changed.` : 'No part changed.') + left;
};

/** The same table for a workflow's summary. */
export const asMarkdown = (rows: readonly string[][], sentence = ''): string => {
  const [head, ...body] = rows.map(row => `| ${row.join(' | ')} |`);
  const line = `| ${rows[0]!.map(name => (['kB', 'change', 'later'].includes(name) ? '--:' : '---')).join(' | ')} |`;
  const intro = ['kB of brotli, each part alone, beside react and styled-components.', sentence].join(' ').trim();
  return ['## Size of each part of ui', '', intro, '', head, line, ...body, ''].join('\n');
};
