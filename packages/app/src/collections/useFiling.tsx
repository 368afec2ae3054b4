import { useMe, type ProductItem } from '@staalkaart/api-client';
import { Ahead, lazyPart, LazyHighlightedCard, Skeleton } from '@staalkaart/ui';
import { useEffect, useImperativeHandle, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { can } from '../access/access.ts';
import { offeredCollections } from '../access/visibility.ts';
import { hasMedia } from '../bulk/bulkState.ts';
import { filing } from '../nl/filing.ts';
import { whenIdle } from '../shell/boot/whenIdle.ts';
import { useActor } from '../shell/session/useActor.ts';
import { tellNow } from '../shell/tell.ts';
import { cardOf, type ProductHold } from '../products/ProductGrid.tsx';

/** What files a lifted card, fetched with it; its height is kept meanwhile. */
const LazyFilingPicker = lazyPart(() => import('./FilingPicker.tsx'), 'FilingPicker', {
  pending: () => <Skeleton height="var(--size-touch)" radius="var(--radius-s)" />,
});

interface Filing {
  /** Highlights a held product, or says why it cannot be filed; undefined for who may not. */
  hold: ProductHold | undefined;
  /** The lifted card, to be rendered on the screen. */
  highlight: ReactNode;
}

type Begin = (products: readonly ProductItem[]) => Promise<void>;
interface Held { product: ProductItem; card: HTMLElement }

const pickerFor = (product: ProductItem, onLeave: () => void) => (close: () => void) => <LazyFilingPicker product={product} onClose={close} onLeave={onLeave} />;

/** Stands for whatever will be held. */
const ANY: ProductItem = { id: '', name: '', customer: { id: '', name: '–' }, coverImagePath: null, hasVideo: false, created: '', updated: '', collectionIds: [] };
const fetchParts = () => Promise.all([LazyHighlightedCard, LazyFilingPicker].map(({ preload }) => preload()));

/** The lifted card: it alone is drawn when one is held, and none of the page around it. The ref lifts one. Where one may be held, it is drawn ahead. */
const Lifted = ({ ref, begin, isExpected }: { ref: Ref<(held: Held) => void>; begin: Begin | undefined; isExpected: boolean }) => {
  const actor = useActor();
  const { me } = useMe();
  const [held, setHeld] = useState<Held>();
  const [ahead, setAhead] = useState<Held>();
  useEffect(() => isExpected ? whenIdle(() => void fetchParts().then(() => setAhead({ product: ANY, card: document.createElement('div') }))) : undefined, [isExpected]);
  const leave = () => {
    setHeld(undefined);
    setAhead(undefined);
  };
  useImperativeHandle(ref, () => setHeld, []);
  const cardFor = ({ product, card }: Held) => (
    <LazyHighlightedCard
      key={product.id}
      product={cardOf(product, me?.collections ?? [], actor)}
      anchor={card}
      onClose={leave}
      onMore={begin && (() => begin([product]))}
      picker={pickerFor(product, leave)}
    />
  );
  if (held) return cardFor(held);
  return ahead && <Ahead>{cardFor(ahead)}</Ahead>;
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
      if (!hasOffer) tellNow().warning(filing.none);
      else if (!hasMedia(product)) tellNow().warning(filing.noMedia);
      else lift.current?.({ product, card });
    },
  } : undefined, [mayCollect, hasOffer]);
  return { hold, highlight: <Lifted ref={lift} begin={begin} isExpected={mayCollect} /> };
};
