import { Choosable } from '@staalkaart/ui';
import { useSyncExternalStore } from 'react';
import { choosableOf, selections } from './bulkState.ts';
import { press } from './choose.ts';
import type { ChoosableItemProps } from './useSelecting.tsx';

/** An item in a list from which somebody chooses: drawn again when it is chosen itself, not when others are. */
export const ChoosableItem = ({ scope, item, among, tile, view, children }: ChoosableItemProps) => {
  const key = String(item.id);
  const isChosen = useSyncExternalStore(selections.subscribe, () => selections.get()[scope]?.chosen.has(key) ?? false);
  return (
    <Choosable
      name={item.name}
      isChosen={isChosen}
      kind={tile}
      view={view}
      onChoose={isRange => press(scope, item, isRange ? among.map(choosableOf) : undefined)}
    >
      {children}
    </Choosable>
  );
};
