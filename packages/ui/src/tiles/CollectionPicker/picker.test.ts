import { describe, expect, it } from 'vitest';
import { offered, pickerState, preselect, type PickableCollection } from './picker.ts';

const collection = (id: number | string, productIds: (number | string)[] = [], isVisible = true): PickableCollection =>
  ({ id, name: `Collectie ${id}`, isVisible, productIds });

describe('offered', () => {
  it('leaves out the hidden ones and keeps the order', () => {
    expect(offered([collection(1), collection(2, [], false), collection(3)]).map(({ id }) => id)).toEqual([1, 3]);
  });
});

describe('preselect', () => {
  it('takes the first that already contains the product', () => { expect(preselect([collection(1), collection(2, [9]), collection(3, [9])], 9)?.id).toBe(2); });
  it('takes the first where none contains it', () => { expect(preselect([collection(1, [4]), collection(2)], 9)?.id).toBe(1); });
  it('takes none where there is none', () => { expect(preselect([], 9)).toBeUndefined(); });
});

describe('pickerState', () => {
  const before = [collection(1, [4]), collection(2, [9])];
  it('is the same after a refetch of the same', () => { expect(pickerState(structuredClone(before), '9')).toBe(pickerState(before, 9)); });
  it('is the same when another product went in', () => { expect(pickerState([collection(1, [4, 5]), collection(2, [9])], 9)).toBe(pickerState(before, 9)); });
  it('differs when this product went in', () => { expect(pickerState([collection(1, [4, 9]), collection(2, [9])], 9)).not.toBe(pickerState(before, 9)); });
  it('differs for another product', () => { expect(pickerState(before, 4)).not.toBe(pickerState(before, 9)); });
  it('differs when a collection came', () => { expect(pickerState([...before, collection(3)], 9)).not.toBe(pickerState(before, 9)); });
});
