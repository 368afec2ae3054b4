import { describe, expect, it } from 'vitest';
import { isNothing } from './columns.ts';

describe('isNothing', () => {
  it.each([null, undefined, false, '', '  '])('takes %j as nothing', content => { expect(isNothing(content)).toBe(true); });
  it.each([0, 'x', 12])('takes %j as something', content => { expect(isNothing(content)).toBe(false); });
});
