import { prefetch, useMe, type Id, type Me, type ProductItem } from '@staalkaart/api-client';
import { lazyPart, ProductCard, WindowedGrid, type CatalogueProduct, type View } from '@staalkaart/ui';
import { useCallback, useEffect } from 'react';
import { can, type Actor } from '../access/access.ts';
import { numberFor, openCollections } from '../access/visibility.ts';
import type { DrawChoosable } from '../bulk/useSelecting.tsx';
import { whenIdle } from '../shell/boot/whenIdle.ts';
import { paths } from '../shell/routing/paths.ts';
import { useProductActions } from '../records/useRecordActions.tsx';

/** A product as its card or row shows it; of its collections those that the person may open. */
export const cardOf = (product: ProductItem, own: Me['collections'], actor: Actor | undefined): CatalogueProduct => ({
  id: product.id,
  name: product.name,
  customerName: product.customer?.name,
  coverImagePath: product.coverImagePath,
  hasVideo: product.hasVideo,
  erpId: numberFor(actor, product),
  updated: product.updated,
  collectionIds: actor ? openCollections(product, own, actor) : [],
});

/** What holding a product does, and what the card calls it. */
export interface ProductHold {
  label: string;
  kind?: 'add' | 'remove';
  /** Stable between renders: cards then stay as they are while scrolling. */
  onHold: (product: ProductItem, card: HTMLElement) => void;
}

export interface ProductGridProps {
  label: string;
  products: ProductItem[];
  /** See {@link WindowedGrid}. */
  expected?: number | undefined;
  actor: Actor;
  view?: View;
  /** The category whose list these are: 'next product' then walks through it. */
  categoryId?: Id;
  /** Absent for who may not. */
  hold: ProductHold | undefined;
  /** Lets many be chosen among them. */
  choosable: DrawChoosable<ProductItem>;
}

const NONE: never[] = [];

/** A row whose name can be corrected, fetched when one is first shown; a plain row until then. */
const LazyRenamableCard = lazyPart(() => import('./RenamableCard.tsx'), 'RenamableCard', { pending: ProductCard, isExtra: true });

/** So long after a hold who points at a card is filing on, in ms: nothing is fetched ahead for an opening that does not come. */
const FILING_MS = 20_000;
let heldAt = -Infinity;

/** Fetches a product ahead for who may be about to open it. */
const expectOpening = (id: Id) => {
  if (performance.now() - heldAt > FILING_MS) prefetch({ detail: 'Products', id });
};

/** Products as cards or rows: a press opens, a hold files. */
export const ProductGrid = ({ label, products, expected, actor, view = 'grid', categoryId, hold, choosable }: ProductGridProps) => {
  const actions = useProductActions(actor);
  const own = useMe().me?.collections ?? NONE;
  const mayRename = can(actor, 'catalogue.edit');
  // Before it is shown: a row that it takes the place of would lose what is done to it.
  useEffect(() => (mayRename ? whenIdle(LazyRenamableCard.preload) : undefined), [mayRename]);
  const canRename = view === 'list' && mayRename;
  const renderItem = useCallback((product: ProductItem, isEager: boolean) => {
    const Card = canRename ? LazyRenamableCard : ProductCard;
    const card = (
      <Card
        product={cardOf(product, own, actor)}
        view={view}
        href={paths.product(product.id, categoryId)}
        hold={hold && { ...hold, onHold: held => {
          heldAt = performance.now();
          hold.onHold(product, held);
        } }}
        isEager={isEager}
        isHidden={product.isVisible === false}
        actions={actions?.(product)}
        onPressStart={() => expectOpening(product.id)}
      />
    );
    return choosable(product, card, view);
  }, [view, categoryId, hold, actions, own, actor, canRename, choosable]);
  return (
    <WindowedGrid
      label={label}
      mode={actor.mode}
      view={view}
      items={products}
      expected={expected}
      hasEditActions={Boolean(actions)}
      renderItem={renderItem}
    />
  );
};
