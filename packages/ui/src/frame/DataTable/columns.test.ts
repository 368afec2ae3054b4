import { describe, expect, it } from 'vitest';
import { isNothing, primaryOf } from './columns.ts';

const column = (key: string, isPrimary?: boolean) => ({ key, header: key, render: () => key, isPrimary });

describe('primaryOf', () => {
  it('is the marked one', () => { expect(primaryOf([column('code'), column('name', true)])?.key).toBe('name'); });
  it('is the first where none is marked', () => { expect(primaryOf([column('name'), column('code')])?.key).toBe('name'); });
  it('is nothing without columns', () => { expect(primaryOf([])).toBeUndefined(); });
});

describe('isNothing', () => {
  it.each([null, undefined, false, '', '  '])('takes %j as nothing', content => { expect(isNothing(content)).toBe(true); });
  it.each([0, 'x', 12])('takes %j as something', content => { expect(isNothing(content)).toBe(false); });
});
