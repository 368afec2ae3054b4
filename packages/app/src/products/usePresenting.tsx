import type { ListState, ProductItem } from '@staalkaart/api-client';
import { lazyPart, PresentButton } from '@staalkaart/ui';
import { useMemo, useState, type ReactNode } from 'react';
import type { Actor } from '../access/access.ts';
import { useShown } from '../records/useShown.ts';

const LazyPresenting = lazyPart(() => import('./Presenting.tsx'), 'Presenting', { kind: 'dialog' });

const NONE: readonly ProductItem[] = [];

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
 * @param title what is presented
 * @param list the list of the page; of it, only what is shown in presentation mode is presented: a customer is looking
 * @param onEnd what the page does then: it may have stood there for long
 */
export const usePresenting = (title: string, { items, itemsLoaded }: Pick<ListState<ProductItem>, 'items' | 'itemsLoaded'>, actor: Actor | undefined, onEnd: () => void): Presenting => {
  const [isOn, setOn] = useState(false);
  const customer = useMemo(() => actor && { ...actor, mode: 'presentation' as const }, [actor]);
  const products = useShown('Products', items, customer);
  // What began goes on, also where a colleague hides or deletes the last of it meanwhile.
  const [presented, setPresented] = useState(NONE);
  const next = !isOn ? NONE : products.length > 0 ? products : presented;
  if (next !== presented) setPresented(next);
  return {
    // Until the list is in, it keeps its place.
    button: (products.length > 0 || !itemsLoaded) && <PresentButton isDisabled={products.length === 0} onNear={LazyPresenting.preload} onPress={() => setOn(true)} />,
    isOn,
    cover: next.length > 0 && <LazyPresenting title={title} products={next} onClose={() => { setOn(false); onEnd(); }} />,
  };
};
