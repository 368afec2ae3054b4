import { expect, test } from 'vitest';
import { asMarkdown, asText, rowsOf, sentenceOf } from './report.ts';

const weight = (name: string, now: number, later = 0) => ({ name, now, later, drags: [{ name: '@floating-ui/react', bytes: 7347 }, { name: 'nl', bytes: 120 }] });
const weights = [weight('controls/Link', 400), weight('tiles/ProductCard', 20_467, 1200)];

test('puts the heaviest part first, in kB, with what it drags in', () => {
  expect(rowsOf(weights)).toEqual([
    ['part', 'kB', 'later', 'drags in'],
    ['tiles/ProductCard', '20.5', '1.2', '@floating-ui/react 7.3'],
    ['controls/Link', '0.4', '', '@floating-ui/react 7.3'],
  ]);
});

test('shows what grew, shrank, stayed and is new against an earlier run', () => {
  const now = [...weights, weight('controls/Tip', 100), weight('overlays/Menu', 900)];
  const earlier = [weight('tiles/ProductCard', 21_567), weight('controls/Link', 400), weight('overlays/Menu', 300), weight('controls/Old', 5)];
  expect(rowsOf(now, earlier).slice(1).map(([name, , change]) => [name, change])).toEqual([
    ['tiles/ProductCard', '−1.1'], ['overlays/Menu', '+0.6'], ['controls/Link', ''], ['controls/Tip', 'new'],
  ]);
  expect(sentenceOf(now, earlier)).toBe('3 of 4 parts changed. Gone: controls/Old.');
  expect(sentenceOf(weights, weights)).toBe('No part changed.');
});

test('aligns numbers to the right for a terminal', () => {
  expect(asText([['part', 'kB'], ['a', '20.5'], ['bb', '0.4']])).toBe('part    kB\na     20.5\nbb     0.4');
});

test('writes a table that a workflow can show', () => {
  expect(asMarkdown([['part', 'kB'], ['a', '0.4']], 'No part changed.')).toContain('No part changed.\n\n| part | kB |\n| --- | --: |\n| a | 0.4 |\n');
});
