import { ApiError, IntentionRefused } from '@staalkaart/api-client';
import { describe, expect, it } from 'vitest';
import { Explained } from './errorPolicy.ts';
import { isLasting, isUntold, withOutcome } from './outcome.ts';

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

describe('withOutcome', () => {
  const put = { method: 'PUT', url: 'Tags' };
  const told = (error: unknown, isLeft = false) => {
    const outcome = withOutcome(error, 'niet', 'misschien', isLeft);
    return outcome === error ? 'dat zelf' : (outcome as Explained).message;
  };
  it.each([
    ['no line', new ApiError({ kind: 'network', ...put }), 'misschien'],
    ['a gateway without words', new ApiError({ kind: 'response', status: 503, ...put }), 'misschien'],
    ['a gateway with words', new ApiError({ kind: 'response', status: 503, body: 'upstream reset', ...put }), 'misschien'],
    ['a server that says why it cannot now', new ApiError({ kind: 'response', status: 503, body: { title: 'De schijf is vol.' }, ...put }), 'dat zelf'],
    ['what never left', new ApiError({ kind: 'network', isUnsent: true, ...put }), 'dat zelf'],
    ['what was only read', new ApiError({ kind: 'network', method: 'GET' }), 'dat zelf'],
    ['a refusal', new ApiError({ kind: 'response', status: 400, ...put }), 'dat zelf'],
    ['the end of the session', new ApiError({ kind: 'cancelled' }), 'niet'],
    ['a session that is refused', new ApiError({ kind: 'response', status: 401, ...put }), 'niet'],
    ['what says it already', new Explained('Half.', { cause: noLine() }), 'dat zelf'],
  ])('%s', (_, error, expected) => {
    expect(told(error)).toBe(expected);
    expect(isUntold(error)).toBe(expected === 'misschien');
  });
  it('a refusal that nobody sees any more', () => {
    expect(told(new ApiError({ kind: 'response', status: 400, ...put }), true)).toBe('niet');
    expect(told(new Explained('Half.'), true)).toBe('dat zelf');
  });
});
