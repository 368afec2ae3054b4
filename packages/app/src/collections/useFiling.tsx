import { useMe, type ProductItem } from '@staalkaart/api-client';
import { LazyHighlightedCard, toast } from '@staalkaart/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { can } from '../access/access.ts';
import { offeredCollections } from '../access/visibility.ts';
import { filing } from '../nl/filing.ts';
import { useActor } from '../shell/session/useActor.ts';
import { cardOf, type ProductHold } from '../products/ProductGrid.tsx';
import { LazyFilingPicker } from './LazyFilingPicker.tsx';

interface Filing {
  /** Highlights a held product, or says why it cannot be filed; undefined for who may not. */
  hold: ProductHold | undefined;
  /** The lifted card, to be rendered on the screen. */
  highlight: ReactNode;
}

/**
 * Files a held product into one of the own collections (specification §2 "Product card behaviour", §4, "The collection picker").
 * @param begin begins to choose many, of which the held product is the first
 */
export const useFiling = (begin?: (products: readonly ProductItem[]) => void): Filing => {
  const actor = useActor();
  const { me } = useMe();
  const [held, setHeld] = useState<{ product: ProductItem; card: HTMLElement }>();

  const collections = me?.collections ?? [];
  const hasOffer = offeredCollections(collections).length > 0;
  const mayCollect = can(actor, 'product.collect');
  const hold = useMemo<ProductHold | undefined>(() => mayCollect ? {
    label: filing.hold.collect,
    onHold: (product, card) => {
      if (!hasOffer) toast.warning(filing.none);
      else if (!product.coverImagePath && !product.hasVideo) toast.warning(filing.noMedia);
      else setHeld({ product, card });
    },
  } : undefined, [mayCollect, hasOffer]);
  return {
    hold,
    highlight: held && (
      <LazyHighlightedCard
        product={cardOf(held.product, collections, actor)}
        anchor={held.card}
        onClose={() => setHeld(undefined)}
        onMore={begin && (() => begin([held.product]))}
        picker={close => <LazyFilingPicker product={held.product} onClose={close} onLeave={() => setHeld(undefined)} />}
      />
    ),
  };
};
