import type { Collection, ProductItem, ProductListParams } from '@staalkaart/api-client';
import { lazyPart, SelectButton, type View } from '@staalkaart/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import { can } from '../access/access.ts';
import { useActor } from '../shell/session/useActor.ts';
import { putSelection, selections, type Choosable } from './bulkState.ts';

/** The list that somebody chooses from. */
export interface ChoosingFrom {
  /** The products in sight. */
  products: readonly ProductItem[];
  /** The whole list, where more may be in it than is in sight: how it is asked, and how many it holds. */
  all?: { params: ProductListParams; count: number };
  /** What is in sight is one page of several. */
  isPaged?: boolean;
  /** The collection that lists them. */
  collection?: Collection;
}

export interface SelectionBarProps extends ChoosingFrom {
  scope: string;
}

export interface ChoosableProductProps {
  scope: string;
  product: ProductItem;
  among: readonly ProductItem[];
  view: View;
  children: ReactNode;
}

/** Where the focus goes when the bar goes. */
export const SELECT_ID = 'selecteren';

const LazySelecting = lazyPart<'SelectingBar', SelectionBarProps>(() => import('./selecting.ts'), 'SelectingBar');
/** A product as it can be chosen; the card stands there while that is fetched. */
export const LazyChoosableProduct = lazyPart<'ChoosableProduct', ChoosableProductProps>(() => import('./selecting.ts'), 'ChoosableProduct', { pending: ({ children }) => children });

const NONE: Choosable[] = [];

/**
 * Choosing many products of a list: begun by a button in edit mode or from a lifted card, kept for the list and the mode
 * it was begun in, over its pages and over what is opened from it.
 * @param list names the list, without its page: an address of its own
 */
export const useSelecting = (list: string, from: ChoosingFrom) => {
  const actor = useActor();
  const scope = `${actor?.mode} ${list}`;
  const isOn = useSyncExternalStore(selections.subscribe, () => selections.get()[scope] !== undefined);
  const begin = (items: readonly Choosable[] = NONE) => putSelection(scope, { chosen: new Map(items.map(item => [String(item.id), item])), last: items[0] && String(items[0].id) });
  return {
    /** Names the selection, while there is one. */
    scope: isOn ? scope : undefined,
    /** Begins, with what is chosen already. */
    begin,
    button: can(actor, 'product.select') && <SelectButton id={SELECT_ID} isOn={isOn} onNear={LazySelecting.preload} onPress={() => (isOn ? putSelection(scope, undefined) : begin())} />,
    bar: isOn && <LazySelecting {...from} scope={scope} />,
  };
};
