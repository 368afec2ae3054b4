import { expect, test } from 'vitest';
import { readOptions } from './options.mjs';

test('reads what was asked', () => {
  expect(readOptions([])).toEqual({ isUpdate: false, isSelfTest: false, isHelp: false, only: [] });
  expect(readOptions(['--update', '--only', 'ProductCard', '--only', 'screens/'])).toMatchObject({ isUpdate: true, only: ['ProductCard', 'screens/'] });
});

test('refuses what it does not know, rather than comparing everything', () => {
  expect(() => readOptions(['--upate'])).toThrow(TypeError);
  expect(() => readOptions(['ProductCard'])).toThrow(TypeError);
});
