import { describe, expect, it } from 'vitest';
import { formatDate } from './formatDate.ts';

describe('formatDate', () => {
  it('writes day, month and year with two, two and four digits', () => {
    expect(formatDate('2026-03-05T12:00:00')).toBe('05-03-2026');
    expect(formatDate(new Date(2026, 10, 20))).toBe('20-11-2026');
  });
  it.each([undefined, null, '', 'gisteren', '2026-13-45', '0001-01-01T00:00:00', '12345'])('writes a dash for %s', date => {
    expect(formatDate(date)).toBe('–');
  });
});
