import { describe, expect, it } from 'vitest';
import { makePassword } from './makePassword.ts';

describe('makePassword', () => {
  it('has four groups of four, with a small letter, a capital and a digit, and none that is taken for another', () => {
    for (let turn = 0; turn < 200; turn += 1) {
      const password = makePassword();
      expect(password).toMatch(/^(?:[a-km-np-zA-HJ-NP-Z2-9]{4}-){3}[a-km-np-zA-HJ-NP-Z2-9]{4}$/);
      expect(password).toMatch(/[a-z]/);
      expect(password).toMatch(/[A-Z]/);
      expect(password).toMatch(/\d/);
    }
  });
  it('is another one each time', () => { expect(new Set(Array.from({ length: 200 }, () => makePassword())).size).toBe(200); });
  it('draws again where the draw is unfair or has no digit', () => {
    const draws = [new Uint8Array(64).fill(255), new Uint8Array(64).fill(3), Uint8Array.from({ length: 64 }, (_, at) => at)];
    expect(makePassword(() => draws.shift() ?? Uint8Array.from({ length: 64 }, (_, at) => (at * 7) % 56))).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
    expect(draws).toEqual([]);
  });
});
