import { useCollectionWrites, useMe, type Collection, type Id, type ProductItem } from '@staalkaart/api-client';
import { LazyCollectionPicker, LazyHighlightedCard, toast } from '@staalkaart/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { can } from '../access/access.ts';
import { offeredCollections } from '../access/visibility.ts';
import { showFailure } from '../errors/useFailure.ts';
import { filing } from '../nl/filing.ts';
import { done } from '../nl/records.ts';
import { useActor } from '../session/useActor.ts';
import { cardOf } from '../products/cardOf.ts';
import type { ProductHold } from '../products/ProductGrid.tsx';
import { pickable } from './pickable.ts';
import { withProducts } from './collectionUpdate.ts';

interface Filing {
  /** Highlights a held product, or says why it cannot be filed; undefined for who may not. */
  hold: ProductHold | undefined;
  /** The lifted card, to be rendered on the screen. */
  highlight: ReactNode;
}

/** Files a held product into one of the own collections (specification §2 "Product card behaviour", §4 "Collection picker"). */
export const useFiling = (): Filing => {
  const actor = useActor();
  const { me } = useMe();
  const { update } = useCollectionWrites();
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
  const save = async (collection: Collection, productIds: Id[]) => {
    try {
      await update(withProducts(collection, productIds));
      toast.success(done.updated('Collections', collection.name));
    } catch (error) {
      showFailure(error, 'write');
      throw error;
    }
  };

  return {
    hold,
    highlight: held && (
      <LazyHighlightedCard
        product={cardOf(held.product)}
        anchor={held.card}
        onClose={() => setHeld(undefined)}
        picker={close => (
          <LazyCollectionPicker
            collections={collections.map(pickable)}
            productId={held.product.id}
            onSave={({ id }, productIds) => save(collections.find(one => one.id === id)!, productIds)}
            onClose={close}
          />
        )}
      />
    ),
  };
};
