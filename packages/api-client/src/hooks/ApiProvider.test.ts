import { describe, expect, it } from 'vitest';
import { ApiError } from '../ApiError.ts';
import { retryDelay } from './ApiProvider.tsx';

const answered = (status: number) => new ApiError({ kind: 'response', status });

describe('retryDelay', () => {
  it.each([400, 401, 403, 404, 409, 422, 429, 501])('does not retry a %i', status => {
    expect(retryDelay('Tags list {}', answered(status), 1)).toBeUndefined();
  });

  it.each([answered(500), answered(503), answered(200), new ApiError({ kind: 'network' }), new ApiError({ kind: 'timeout' })])(
    'retries %o twice, waiting longer the second time', error => {
      const [first, second, third] = [1, 2, 3].map(attempt => retryDelay('Tags list {}', error, attempt));
      expect(second).toBeGreaterThan(first!);
      expect(third).toBeUndefined();
    },
  );

  it('does not retry what was called off, nor other errors', () => {
    expect(retryDelay('Tags list {}', new ApiError({ kind: 'cancelled' }), 1)).toBeUndefined();
    expect(retryDelay('Tags list {}', new TypeError('x'), 1)).toBeUndefined();
  });

  it('asks for the own profile for as long as nothing of the API answers', () => {
    const delays = (error: ApiError) => [1, 2, 3, 4, 5, 50].map(attempt => retryDelay('Me', error, attempt));
    for (const error of [new ApiError({ kind: 'network' }), new ApiError({ kind: 'timeout' }), answered(502), answered(503), answered(504)]) {
      expect(delays(error)).toEqual([2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
    }
    expect(delays(answered(500))).toEqual([1_500, 3_000, undefined, undefined, undefined, undefined]);
    expect(delays(answered(403))[0]).toBeUndefined();
  });
});
