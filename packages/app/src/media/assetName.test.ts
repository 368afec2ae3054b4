import { describe, expect, it } from 'vitest';
import { newAssetName } from './mediaOrder.ts';

describe('a new asset', () => {
  it('is named after its product, with eight characters of its own', () => {
    expect(newAssetName('Affiche Zomerfestival A2')).toMatch(/^Affiche Zomerfestival A2_[a-z0-9]{8}$/);
    expect(newAssetName('Kaart')).not.toBe(newAssetName('Kaart'));
  });
});
