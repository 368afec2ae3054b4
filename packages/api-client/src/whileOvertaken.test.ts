import { expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { whileOvertaken } from './whileOvertaken.ts';

const overtaken = () => new ApiError({ kind: 'response', status: 412 });

it('writes again where somebody else came first, and gives up where a version never fits', async () => {
  const twice = vi.fn<() => Promise<string>>().mockRejectedValueOnce(overtaken()).mockResolvedValueOnce('saved');
  expect(await whileOvertaken(twice)).toBe('saved');
  const never = vi.fn<() => Promise<string>>().mockRejectedValue(overtaken());
  await expect(whileOvertaken(never)).rejects.toMatchObject({ status: 412 });
  expect(never).toHaveBeenCalledTimes(5);
});

it('throws what went wrong otherwise at once', async () => {
  const refused = vi.fn<() => Promise<string>>().mockRejectedValue(new ApiError({ kind: 'response', status: 409 }));
  await expect(whileOvertaken(refused)).rejects.toMatchObject({ status: 409 });
  expect(refused).toHaveBeenCalledTimes(1);
});
