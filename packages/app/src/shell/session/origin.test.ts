import { afterEach, describe, expect, it, vi } from 'vitest';
import { readOrigin, safeOrigin } from './origin.ts';

describe('safeOrigin', () => {
  it.each(['/segments', '/products?searchTerm=kaart&pageNumber=2', '/products/12?category=3', '/collections/7#top'])('keeps %s', path => {
    expect(safeOrigin(path)).toBe(path);
  });

  it.each([
    '//evil', '//evil.example/segments', '/\\evil.example', '/\t/evil.example', '\\\\evil', 'javascript:alert(1)', 'https://evil.example',
    'data:text/html,x', '/..//evil.example', '/login', '/login?x=1', '', null, undefined, 'segments',
  ])('sends %s to the root', path => {
    expect(safeOrigin(path)).toBe('/');
  });
});

describe('readOrigin', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([['/tags', '/tags'], ['//evil.example', '/']])('leads from %s in the storage to %s', (kept, path) => {
    vi.stubGlobal('sessionStorage', { getItem: () => kept });
    expect(readOrigin()).toBe(path);
  });
});
