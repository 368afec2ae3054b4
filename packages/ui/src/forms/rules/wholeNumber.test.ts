import { describe, expect, it } from 'vitest';
import { readWholeNumber, wholeNumber } from './wholeNumber.ts';

describe('readWholeNumber', () => {
  it.each([['0', 0], ['2500', 2500], [' 2500 ', 2500], ['2 500', 2500], ['2.500', 2500], ['1.250.000', 1_250_000], ['', null], ['   ', null]])('reads %j as %j', (typed, expected) => {
    expect(readWholeNumber(typed)).toBe(expected);
  });

  it.each(['-1', '2,5', '2.5', '1e3', 'veel', '25.00', '0x10', '12a', '+3', '1 2'])('refuses %j', typed => {
    expect(readWholeNumber(typed)).toBeNaN();
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
  it.each([[-1], [2.5], ['veel'], ['-3']])('explains what is wrong with %j', value => {
    expect(complaintOf(value)).toBe('Vul een geheel getal in, 0 of meer');
  });

  it('names a number that no server holds', () => {
    expect(complaintOf('99999999999')).toBe('Dit getal is te groot');
    expect(complaintOf('2147483647')).toBeUndefined();
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
