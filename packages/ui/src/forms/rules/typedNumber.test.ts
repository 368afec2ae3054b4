import { describe, expect, it } from 'vitest';
import { complaintOf } from '../../testing/messages.ts';
import { amount, readNumber, wholeNumber } from './typedNumber.ts';

describe('readNumber', () => {
  it.each([['0', 0], ['2500', 2500], [' 2500 ', 2500], ['2 500', 2500], ['2.500', 2500], ['1.250.000', 1_250_000], ['2,5', 2.5], ['2.5', 2.5], ['', null], ['   ', null]])('reads %j as %j', (typed, expected) => {
    expect(readNumber(typed)).toBe(expected);
  });

  it.each(['-1', '1e3', 'veel', '0x10', '12a', '+3', '1 2', '2.50.0'])('refuses %j', typed => {
    expect(readNumber(typed)).toBeNaN();
  });
});

const whole = wholeNumber().required('verplicht');

describe('wholeNumber', () => {
  it.each([[-1], [2.5], ['2,5'], ['veel'], ['-3']])('explains what is wrong with %j', value => {
    expect(complaintOf(whole, value)).toBe('Vul een geheel getal in, 0 of meer');
  });

  it('names a number that is not kept to the last digit', () => {
    expect(complaintOf(whole, '1000000000000000')).toBe('Dit getal is te groot');
    expect(complaintOf(whole, '999999999999999')).toBeUndefined();
  });

  it('may begin at 1', () => {
    expect(complaintOf(wholeNumber(1).required(), '0')).toBe('Vul een geheel getal in, 1 of meer');
    expect(complaintOf(wholeNumber(1).required(), '1')).toBeUndefined();
  });

  it('casts what was typed', () => {
    expect(wholeNumber().required().validateSync('2 500')).toBe(2500);
    expect(wholeNumber().nullable().validateSync('')).toBeNull();
  });

  it('may be required', () => {
    expect(complaintOf(whole, '')).toBe('verplicht');
  });
});

it('an amount may have a fraction, as the server and an import take it', () => {
  expect([complaintOf(amount().required(), 2.5), complaintOf(amount().required(), '2,5')]).toEqual([undefined, undefined]);
  expect(complaintOf(amount().required(), 'veel')).toBe('Vul een getal in, 0 of meer');
});
