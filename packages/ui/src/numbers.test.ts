import { expect, it } from 'vitest';
import { readNumber, showNumber } from './numbers.ts';

it.each([
  ['0', 0], ['2500', 2500], [' 2500 ', 2500], ['2 500', 2500], ['2.500', 2500], ['1.250.000', 1_250_000], ['2,5', 2.5], ['2.5', 2.5],
  ['1.000,50', 1000.5], ['1 000,5', 1000.5], ['1,234', 1.234], ['', null], ['   ', null],
])('reads %j as %j', (typed, expected) => {
  expect(readNumber(typed)).toBe(expected);
});

it.each(['-1', '1e3', 'veel', '0x10', '12a', '+3', '1 2', '2.50.0', '1,000.50', '1.00,5'])('refuses %j', typed => {
  expect(readNumber(typed)).toBeNaN();
});

it.each([[2.5, '2,5'], [1.234, '1,234'], [12.345, '12,345'], [2500, '2500'], [0, '0'], [null, '']])('shows %j as %j, and reads the same again', (value, text) => {
  expect(showNumber(value)).toBe(text);
  expect(readNumber(text)).toBe(value);
});
