import { expect, it, vi } from 'vitest';
import { extend } from './selection.ts';

const extended = (selected: string[]) => {
  const onSelect = vi.fn<(item: string, isRange: boolean) => void>();
  extend({ isSelecting: true, isSelected: item => selected.includes(item), onSelect }, 'from', 'to');
  return onSelect.mock.calls.map(([item]) => item);
};

it('ticks the row that was left too, and lets go of none', () => {
  expect([extended([]), extended(['from']), extended(['to']), extended(['from', 'to'])]).toEqual([['from', 'to'], ['to'], ['from'], []]);
});
