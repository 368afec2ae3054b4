import { LazyChoosable } from '@staalkaart/ui';
import { useSyncExternalStore } from 'react';
import { selections } from './bulkState.ts';
import { press } from './choose.ts';
import type { ChoosableProductProps } from './useSelecting.tsx';

/** A product in a list from which somebody chooses: drawn again when it is chosen itself, not when others are. */
export const ChoosableProduct = ({ scope, product, among, view, children }: ChoosableProductProps) => {
  const key = String(product.id);
  const isChosen = useSyncExternalStore(selections.subscribe, () => selections.get()[scope]?.chosen.has(key) ?? false);
  return (
    <LazyChoosable
      name={product.name}
      isChosen={isChosen}
      // The card that was lifted had the focus, and is no link any more.
      takesFocus={selections.get()[scope]?.last === key}
      view={view}
      onChoose={isRange => press(scope, product, isRange ? among : undefined)}
    >
      {children}
    </LazyChoosable>
  );
};
