import { ApiError, IntentionRefused } from '@staalkaart/api-client';
import { describe, expect, it } from 'vitest';
import { Explained } from './errorPolicy.ts';
import { isLasting } from './outcome.ts';

const refused = (status: number) => new ApiError({ kind: 'response', status });
const noLine = () => new ApiError({ kind: 'network' });

describe('isLasting', () => {
  it.each([
    ['of what is gone', refused(404), true],
    ['of what the role may not', refused(403), true],
    ['with a sentence of its own', new Explained('Dit was al verwijderd.'), true],
    ['that was not even asked', new IntentionRefused('changed'), true],
    ['of what is in use', refused(409), false],
    ['without a line', noLine(), false],
    ['of the server', refused(500), false],
    ['that nobody foresaw', new TypeError('stuk'), false],
  ])('knows whether a failure stays one: %s', (_, error, isExpected) => {
    expect(isLasting(error)).toBe(isExpected);
  });
});
