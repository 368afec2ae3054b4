import { expect, test } from 'vitest';
import { folded, oneLine, wordsOf } from './text.ts';

test('a text of one line has no line ends, no controls and nothing that draws nothing', () => {
  expect(oneLine(' a \r\n\tb\u0000c\u2028d\u200Be\u202E ')).toBe('a b c de');
});

test('spaces and accents in any number are worked through at once', () => {
  expect(oneLine(`a${' '.repeat(300_000)}b`)).toHaveLength(300_002);
  expect(folded(`É${'\u0301\u0323'.repeat(300_000)}`)).toBe('e');
});

test('a search looks for each word once, and for no more than anybody types', () => {
  expect(wordsOf(' Étui  doos étui ')).toEqual(['etui', 'doos']);
  expect(wordsOf(Array.from({ length: 4000 }, (_, number) => `w${number}`).join(' '))).toHaveLength(32);
  expect(wordsOf(null)).toEqual([]);
});
