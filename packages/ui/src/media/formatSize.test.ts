import { describe, expect, it } from 'vitest';
import { formatSize } from './formatSize.ts';

describe('formatSize', () => {
  it.each([[1, '1 kB'], [2048, '2 kB'], [104_857, '103 kB'], [1024 * 1024, '1 MB'], [2.44 * 1024 * 1024, '2,5 MB'], [5 * 1024 * 1024 + 1, '5,1 MB'], [5.2 * 1024 * 1024, '5,2 MB'], [75 * 1024 * 1024, '75 MB']])('reads %i bytes as %s', (bytes, shown) => {
    expect(formatSize(bytes)).toBe(shown);
  });
});
