import { describe, expect, it } from 'vitest';
import { markerHref, markerText } from './marker.ts';

describe('markerHref', () => {
  it('leads to the one collection', () => {
    expect(markerHref([7])).toBe('/collections/7');
    expect(markerHref(['a/b'])).toBe('/collections/a%2Fb');
  });
  it('leads to all collections when there are several', () => { expect(markerHref([7, 8])).toBe('/collections'); });
});

describe('markerText', () => {
  it('appends an s above 1', () => {
    expect(markerText(1)).toBe('Dit product zit in 1 collectie');
    expect(markerText(2)).toBe('Dit product zit in 2 collecties');
  });
});
