import { describe, expect, it } from 'vitest';
import { ApiError } from '../ApiError.ts';
import { retryDelay } from './retry.ts';

const answered = (status: number) => new ApiError({ kind: 'response', status });

describe('retryDelay', () => {
  it.each([400, 401, 403, 404, 409, 422, 429, 501, 200])('does not retry a %i', status => {
    expect(retryDelay(answered(status), 1)).toBeUndefined();
  });

  it.each([answered(500), answered(503), new ApiError({ kind: 'network' }), new ApiError({ kind: 'timeout' })])(
    'retries %o twice, waiting longer the second time', error => {
      const [first, second, third] = [1, 2, 3].map(attempt => retryDelay(error, attempt));
      expect(second).toBeGreaterThan(first!);
      expect(third).toBeUndefined();
    },
  );

  it('does not retry what was called off, nor other errors', () => {
    expect(retryDelay(new ApiError({ kind: 'cancelled' }), 1)).toBeUndefined();
    expect(retryDelay(new TypeError('x'), 1)).toBeUndefined();
  });
});
