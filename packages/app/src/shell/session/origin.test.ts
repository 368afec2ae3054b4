import { describe, expect, it } from 'vitest';
import { safeOrigin } from './origin.ts';

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
