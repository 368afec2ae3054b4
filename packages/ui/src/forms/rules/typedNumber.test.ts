import { describe, expect, it } from 'vitest';
import { complaintOf } from '../../testing/messages.ts';
import { amount, wholeNumber } from './typedNumber.ts';

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
