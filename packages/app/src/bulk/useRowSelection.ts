import type { ItemOf, ResourceName } from '@staalkaart/api-client';
import type { RowSelection } from '@staalkaart/ui';
import { useSyncExternalStore } from 'react';
import { choosableOf, selections } from './bulkState.ts';
import { press } from './choose.ts';
import type { Selecting } from './useSelecting.tsx';

/**
 * The ticks of a table's rows; undefined for who may do nothing with many. The first tick begins to choose.
 * @param items those in sight, in their order
 */
export const useRowSelection = <Item extends ItemOf<ResourceName>>(
  { scope, isOn, mayChoose, begin }: Selecting<Item>, items: readonly Item[],
): RowSelection<Item> | undefined => {
  const selection = useSyncExternalStore(selections.subscribe, () => selections.get()[scope]);
  return mayChoose ? {
    isSelecting: isOn,
    isSelected: ({ id }) => selection?.chosen.has(String(id)) ?? false,
    onSelect: (item, isRange) => {
      // Two rows may be ticked at once: the second finds what the first began.
      if (selections.get()[scope] === undefined) begin([item]);
      else press(scope, choosableOf(item), isRange ? items.map(choosableOf) : undefined);
    },
  } : undefined;
};
