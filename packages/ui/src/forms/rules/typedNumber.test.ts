import { describe, expect, it } from 'vitest';
import { amount, readNumber, wholeNumber } from './typedNumber.ts';

describe('readNumber', () => {
  it.each([['0', 0], ['2500', 2500], [' 2500 ', 2500], ['2 500', 2500], ['2.500', 2500], ['1.250.000', 1_250_000], ['2,5', 2.5], ['2.5', 2.5], ['', null], ['   ', null]])('reads %j as %j', (typed, expected) => {
    expect(readNumber(typed)).toBe(expected);
  });

  it.each(['-1', '1e3', 'veel', '0x10', '12a', '+3', '1 2', '2.50.0'])('refuses %j', typed => {
    expect(readNumber(typed)).toBeNaN();
  });
});

const complaintOf = (value: unknown, schema = wholeNumber().required('verplicht')) => {
  try {
    schema.validateSync(value);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('wholeNumber', () => {
  it.each([[-1], [2.5], ['2,5'], ['veel'], ['-3']])('explains what is wrong with %j', value => {
    expect(complaintOf(value)).toBe('Vul een geheel getal in, 0 of meer');
  });

  it('names a number that is not kept to the last digit', () => {
    expect(complaintOf('1000000000000000')).toBe('Dit getal is te groot');
    expect(complaintOf('999999999999999')).toBeUndefined();
  });

  it('may begin at 1', () => {
    expect(complaintOf('0', wholeNumber(1).required())).toBe('Vul een geheel getal in, 1 of meer');
    expect(complaintOf('1', wholeNumber(1).required())).toBeUndefined();
  });

  it('casts what was typed', () => {
    expect(wholeNumber().required().validateSync('2 500')).toBe(2500);
    expect(wholeNumber().nullable().validateSync('')).toBeNull();
  });

  it('may be required', () => {
    expect(complaintOf('')).toBe('verplicht');
  });
});

it('an amount may have a fraction, as the server and an import take it', () => {
  expect([complaintOf(2.5, amount().required()), complaintOf('2,5', amount().required())]).toEqual([undefined, undefined]);
  expect(complaintOf('veel', amount().required())).toBe('Vul een getal in, 0 of meer');
});
