import type { DetailState, ListState, ProductItem } from '@staalkaart/api-client';
import { lazyPart, PresentButton } from '@staalkaart/ui';
import { useMemo, useState, type ReactNode } from 'react';
import type { Actor } from '../access/access.ts';
import { useShown } from '../records/useShown.ts';

const LazyPresenting = lazyPart(() => import('./Presenting.tsx'), 'Presenting', { kind: 'dialog' });

interface Presenting {
  /** Begins it; nothing where a customer would see no product. */
  button: ReactNode;
  /** It runs, also where what it presents is gone by now. */
  isOn: boolean;
  /** To be rendered beside the page: it goes on without it. */
  cover: ReactNode;
}

/**
 * Presents the products of a page over the whole screen (specification §1, "Showing").
 * @param record what the page is about
 * @param list its list; of it, only what is shown in presentation mode is presented: a customer is looking
 */
export const usePresenting = (record: Pick<DetailState<{ name: string }>, 'item' | 'retry'>, list: Pick<ListState<ProductItem>, 'items' | 'itemsLoaded' | 'retry'>, actor: Actor | undefined): Presenting => {
  const { items, itemsLoaded } = list;
  const customer = useMemo(() => actor && { ...actor, mode: 'presentation' as const }, [actor]);
  const products = useShown('Products', items, customer);
  /** The products that it began with. */
  const [begun, begin] = useState<readonly ProductItem[]>();
  const end = () => {
    begin(undefined);
    // It may have stood there for long.
    record.retry();
    list.retry();
  };
  return {
    // Until the list is in, it keeps its place.
    button: (products.length > 0 || !itemsLoaded) && <PresentButton isDisabled={products.length === 0} onNear={LazyPresenting.preload} onPress={() => begin(products)} />,
    isOn: begun !== undefined,
    cover: begun && <LazyPresenting title={record.item?.name ?? ''} begun={begun} products={products} onClose={end} />,
  };
};
