import { useMe, type ProductItem } from '@staalkaart/api-client';
import { LazyHighlightedCard, toast } from '@staalkaart/ui';
import { useImperativeHandle, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
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

type Begin = (products: readonly ProductItem[]) => void;
interface Held { product: ProductItem; card: HTMLElement }

const pickerFor = (product: ProductItem, onLeave: () => void) => (close: () => void) => <LazyFilingPicker product={product} onClose={close} onLeave={onLeave} />;

/** The lifted card: it alone is drawn when one is held, and none of the page around it. The ref lifts one. */
const Lifted = ({ ref, begin }: { ref: Ref<(held: Held) => void>; begin: Begin | undefined }) => {
  const actor = useActor();
  const { me } = useMe();
  const [held, setHeld] = useState<Held>();
  const leave = () => setHeld(undefined);
  useImperativeHandle(ref, () => setHeld, []);
  return held && (
    <LazyHighlightedCard
      product={cardOf(held.product, me?.collections ?? [], actor)}
      anchor={held.card}
      onClose={leave}
      onMore={begin && (() => begin([held.product]))}
      picker={pickerFor(held.product, leave)}
    />
  );
};

/**
 * Files a held product into one of the own collections (specification §2 "Product card behaviour", §4, "The collection picker").
 * @param begin begins to choose many, of which the held product is the first
 */
export const useFiling = (begin?: Begin): Filing => {
  const actor = useActor();
  const { me } = useMe();
  const lift = useRef<(held: Held) => void>(null);
  const hasOffer = offeredCollections(me?.collections ?? []).length > 0;
  const mayCollect = can(actor, 'product.collect');
  const hold = useMemo<ProductHold | undefined>(() => mayCollect ? {
    label: filing.hold.collect,
    onHold: (product, card) => {
      if (!hasOffer) toast.warning(filing.none);
      else if (!product.coverImagePath && !product.hasVideo) toast.warning(filing.noMedia);
      else lift.current?.({ product, card });
    },
  } : undefined, [mayCollect, hasOffer]);
  return { hold, highlight: <Lifted ref={lift} begin={begin} /> };
};
