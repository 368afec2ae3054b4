import { expect, test } from 'vitest';
import { oneLine, wordsOf } from './text.ts';

test('a text of one line has no line ends, no controls and nothing that draws nothing', () => {
  expect(oneLine(' a \r\n\tb\u0000c\u2028d\u200Be\u202E ')).toBe('a b c de');
});

test('a search looks for each word once, and for no more than anybody types', () => {
  expect(wordsOf(' Étui  doos étui ')).toEqual(['etui', 'doos']);
  expect(wordsOf(Array.from({ length: 4000 }, (_, number) => `w${number}`).join(' '))).toHaveLength(32);
  expect(wordsOf(null)).toEqual([]);
});
