import type { ProductItem } from '@staalkaart/api-client';
import { expect, it } from 'vitest';
import { presented } from './presented.ts';

const product = (id: number | string, name = `Product ${id}`) => ({ id, name }) as ProductItem;
const one = product(1);
const two = product(2);

it('keeps what a colleague took away or changed, where it was', () => {
  const before = [one, two];
  expect(presented(before, [product(2, 'Anders')])).toBe(before);
});

it('is followed by what comes in later', () => {
  expect(presented([one], [product('1'), two, product(3)])).toEqual([one, two, product(3)]);
});
