import { describe, expect, it } from 'vitest';
import { newAssetName, nextOrder } from './assetName.ts';

describe('a new asset', () => {
  it('is named after its product, with eight characters of its own', () => {
    expect(newAssetName('Affiche Zomerfestival A2')).toMatch(/^Affiche Zomerfestival A2_[a-z0-9]{8}$/);
    expect(newAssetName('Kaart')).not.toBe(newAssetName('Kaart'));
  });
  it('comes after the last one', () => {
    expect(nextOrder([{ order: 1 }, { order: 4 }, { order: 2 }])).toBe(5);
    expect(nextOrder([])).toBe(1);
  });
});
