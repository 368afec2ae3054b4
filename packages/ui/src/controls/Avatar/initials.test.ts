import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Lies Verhaege', 'LV'],
    ['jan van den broeck', 'JVDB'],
    ['superadmin', 'SUP'],
    ['Jo', 'JO'],
    ['  Élodie   Öztürk ', 'ÉÖ'],
    ['e\u0301lise', 'ÉLI'],
    ['', ''],
  ])('of "%s" are %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
