import { describe, expect, it } from 'vitest';
import { safePath } from './safePath.ts';

describe('safePath', () => {
  it.each(['/media/a.jpg', 'media/a.jpg', 'https://print.example/a.png', 'HTTP://print.example/a.png'])('lets %s through', path => {
    expect(safePath(path)).toBe(path);
  });
  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:image/svg+xml,<svg/>', 'file:///a.png', '', null, undefined])('takes %s as missing', path => {
    expect(safePath(path)).toBeUndefined();
  });
});
