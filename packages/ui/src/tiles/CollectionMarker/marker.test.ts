import { describe, expect, it } from 'vitest';
import { catalogue } from '../../nl/tiles.ts';
import { markerHref } from './CollectionMarker.tsx';

describe('markerHref', () => {
  it('leads to the one collection', () => {
    expect(markerHref([7])).toBe('/collections/7');
    expect(markerHref(['a/b'])).toBe('/collections/a%2Fb');
  });
  it('leads to all collections when there are several', () => { expect(markerHref([7, 8])).toBe('/collections'); });
});

describe('what the marker says', () => {
  it('appends an s above 1', () => {
    expect(catalogue.inCollections(1)).toBe('Dit product zit in 1 collectie');
    expect(catalogue.inCollections(2)).toBe('Dit product zit in 2 collecties');
  });
});
