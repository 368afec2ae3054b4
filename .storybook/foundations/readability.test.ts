import { describe, expect, it } from 'vitest';
import { level, ratioText, valueIn } from './readability.ts';

describe('readability', () => {
  it.each([[21, 'AAA'], [7, 'AAA'], [6.99, 'AA'], [4.5, 'AA'], [4.49, 'onvoldoende']] as const)('%s:1 is %s', (ratio, expected) => {
    expect(level(ratio)).toBe(expected);
  });
  it('never rounds up to a pass', () => {
    expect(ratioText(4.4999)).toBe('4,49:1');
  });
  it('knows what high contrast changes, and what it leaves', () => {
    expect(valueIn('light', 'color-paper')).toBe('#f6f4ef');
    expect(valueIn('contrast', 'color-paper')).toBe('#ffffff');
    expect(valueIn('contrast', 'space-4')).toBe('16px');
  });
});
