import { isSameId, useMe, type Collection, type Id, type ProductItem } from '@staalkaart/api-client';
import { LazyCollectionPicker, LazyHighlightedCard, toast, type PickableCollection } from '@staalkaart/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { can } from '../access/access.ts';
import { offeredCollections } from '../access/visibility.ts';
import { filing } from '../nl/filing.ts';
import { useIntend } from '../records/useIntend.ts';
import { useActor } from '../shell/session/useActor.ts';
import { cardOf, type ProductHold } from '../products/ProductGrid.tsx';

/** A collection as the picker shows it. */
const pickable = (collection: Collection): PickableCollection => ({
  id: collection.id,
  name: collection.name,
  path: collection.path,
  isVisible: collection.isVisible !== false,
  productIds: collection.productIds,
});

interface Filing {
  /** Highlights a held product, or says why it cannot be filed; undefined for who may not. */
  hold: ProductHold | undefined;
  /** The lifted card, to be rendered on the screen. */
  highlight: ReactNode;
}

/** Files a held product into one of the own collections (specification §2 "Product card behaviour", §4, "The collection picker"). */
export const useFiling = (): Filing => {
  const actor = useActor();
  const { me } = useMe();
  const intend = useIntend();
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
  /** Files it, or takes it out: as an intention, so that two tablets that file at the same time lose nothing. */
  const save = async (collectionId: Id, productIds: readonly Id[], product: ProductItem) => {
    const collection = collections.find(({ id }) => isSameId(id, collectionId));
    const isIn = productIds.some(id => isSameId(id, product.id));
    const isDone = await intend({ do: isIn ? 'addProduct' : 'removeProduct', collectionId, productId: product.id }, 'Collections', collection?.name ?? '');
    // The picker stays, for another try.
    if (!isDone) throw new Error('not filed');
  };

  return {
    hold,
    highlight: held && (
      <LazyHighlightedCard
        product={cardOf(held.product, collections, actor)}
        anchor={held.card}
        onClose={() => setHeld(undefined)}
        picker={close => (
          <LazyCollectionPicker
            collections={collections.map(pickable)}
            productId={held.product.id}
            onSave={({ id }, productIds) => save(id, productIds, held.product)}
            onClose={close}
          />
        )}
      />
    ),
  };
};
