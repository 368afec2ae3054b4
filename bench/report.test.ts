import { expect, test } from 'vitest';
import type { Results, Values } from './figures.ts';
import { between, compareText, fullTable, shortTable } from './report.ts';

const resultsOf = (values: Values): Results => ({ commit: 'abc', date: '2026-11-22', machine: '2 cores', runs: 3, values });
const lineOf = (text: string, label: string) => text.split('\n').find(line => line.startsWith(`| ${label} |`));

test('a figure has its middle value, its range, its share of react-admin and whether that is low enough', () => {
  const results = resultsOf({ slow: { here: { useful: [900, 3000, 1000] }, static: { useful: [400] }, reactAdmin: { useful: [2000, 2100, 1900] } } });
  expect(lineOf(fullTable(results), '/products useful')).toBe('| /products useful | 1,000 ms (900–3,000) | 400 ms | 2,000 ms (1,900–2,100) | 0.50 | × 0.55 | ✓ |');
});

test('a share above its aim, and a value above its limit, are marked', () => {
  const text = fullTable(resultsOf({ none: { here: { back: [60], javascript: [157.4] }, reactAdmin: { back: [100], javascript: [245] } } }));
  expect(lineOf(text, 'Back to the list')).toBe('| Back to the list | 60 ms | – | 100 ms | 0.60 | × 0.45 | ✗ |');
  expect(lineOf(text, 'JavaScript to a useful /products, brotli')).toBe('| JavaScript to a useful /products, brotli | 157 kB | – | 245 kB | 0.64 | 140 kB | ✗ |');
});

test('what was not measured is left out of both tables', () => {
  const results = resultsOf({ none: { here: { heap10000: [7.25] } } });
  expect(fullTable(results).split('\n')).toHaveLength(3);
  expect(lineOf(fullTable(results), 'Heap of a category of 10,000')).toBe('| Heap of a category of 10,000 | 7.3 MB | – | – | – | 8 MB | ✓ |');
  expect(shortTable(results).split('\n')).toHaveLength(3);
  expect(lineOf(shortTable(results), 'Heap of a category of 10,000')).toBe('| Heap of a category of 10,000 | 7.3 MB | – | – |');
});

test('another commit stands beside it, from its own file or from the same run', () => {
  const of = (useful: number) => ({ here: { useful: [useful] }, reactAdmin: { useful: [2000] } });
  const line = '| /products useful | 1,000 ms | 900 ms | −10 % | 0.50 | 0.45 |';
  expect(lineOf(compareText(resultsOf({ slow: of(900) }), resultsOf({ slow: of(1000) }), 'abc'), '/products useful')).toBe(line);
  const same = resultsOf({ slow: { ...of(900), earlier: { useful: [1000] } } });
  expect(lineOf(compareText(same, undefined, 'abc'), '/products useful')).toBe(line);
});

test('the marks of the README stay where they are', () => {
  expect(between('a\n<!-- bench -->\nold\n<!-- /bench -->\nb', 'new')).toBe('a\n<!-- bench -->\nnew\n<!-- /bench -->\nb');
  expect(() => between('a', 'new')).toThrow('There is no');
});
