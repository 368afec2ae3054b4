import { describe, expect, it } from 'vitest';
import { usedFirst } from './lastUsed.ts';

const collections = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: '4' }];

describe('usedFirst', () => {
  it('leaves the order where none was used', () => { expect(usedFirst(collections, [])).toEqual(collections); });
  it('puts the last one first, and the others after it in their own order', () => {
    expect(usedFirst(collections, ['3', '4']).map(({ id }) => id)).toEqual([3, '4', 1, 2]);
  });
  it('skips what is gone', () => { expect(usedFirst(collections, ['9', '2']).map(({ id }) => id)).toEqual([2, 1, 3, '4']); });
});
