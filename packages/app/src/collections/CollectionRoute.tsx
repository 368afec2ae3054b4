import { useDetail, useList } from '@staalkaart/api-client';
import { Button, EmptyState, GridSkeleton, lazyPart, OverflowMenu, PendingLine, Skeleton } from '@staalkaart/ui';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { can } from '../access/access.ts';
import { useSelecting } from '../bulk/useSelecting.tsx';
import { filing } from '../nl/filing.ts';
import { collectionTexts as text } from '../nl/collections.ts';
import { screens } from '../nl/screens.ts';
import { ProductGrid, type ProductHold } from '../products/ProductGrid.tsx';
import { usePresenting } from '../products/usePresenting.tsx';
import { inCollection } from '../records/contents.ts';
import { ListPage } from '../records/ListPage.tsx';
import { RecordPage } from '../records/RecordPage.tsx';
import { useShown } from '../records/useShown.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { paths } from '../shell/routing/paths.ts';
import { useActor } from '../shell/session/useActor.ts';
import { useCollectionExport } from './useCollectionExport.ts';
import { useFiling } from './useFiling.tsx';

/** In the place of the menu until all of it is known: one that is open does not change beneath a hand. */
const COMING = <Skeleton height="var(--size-control)" width="var(--size-control)" />;
const LazyCollectionMenu = lazyPart(() => import('./CollectionMenu.tsx'), 'CollectionMenu', { pending: () => COMING });

const BACK = { href: paths.collections, label: text.back };

/** One collection; a hold asks to take the product out of it (specification §2, /collections/{id}), of somebody else's it files it as elsewhere. */
export const Component = () => {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const actor = useActor();
  const modal = useModal();
  const detail = useDetail('Collections', id);
  const collection = detail.item;
  const isEmpty = collection !== undefined && collection.productIds.length === 0;
  const asked = useList('Products', isEmpty ? null : inCollection(id));
  const list = isEmpty ? { ...asked, itemsLoaded: true } : asked;
  const products = useShown('Products', list.items, actor);
  const exports = useCollectionExport();
  const selecting = useSelecting('Products', paths.collection(id), { items: products, isLoaded: list.itemsLoaded, collection });
  const isForeign = collection !== undefined && !can(actor, 'collection.edit', collection);
  const { hold: file, highlight } = useFiling(selecting.begin);
  const takeOut = useMemo<ProductHold | undefined>(() => can(actor, 'product.collect') && collection ? {
    label: filing.hold.remove,
    kind: 'remove',
    onHold: product => modal.open({ type: 'removeFromCollection', collection, product }),
  } : undefined, [actor, collection, modal]);
  const presenting = usePresenting(detail, list, actor);
  if (!actor) return null;
  const title = text.products(collection?.name ?? '');
  const printCodes = () => modal.open({ type: 'qrSheet', title: collection?.name ?? title, params: { collections: [id] } });
  const more = can(actor, 'product.printCodes') ? [{ label: screens.products.qrSheet, onSelect: printCodes }] : [];
  return (
    <>
      <RecordPage key={id} kind="Collections" id={id} detail={detail} list={BACK} isCovered={presenting.isOn}>
        <ListPage
          title={title}
          // Its line is kept while it loads: nothing jumps. What is counted is what is shown.
          subtitle={[list.itemsLoaded && screens.products.count(products.length), collection?.description].filter(Boolean).join(' · ') || (list.error ? undefined : <Skeleton kind="line" width="90px" />)}
          back={BACK}
          actions={(
            <>
              {selecting.button}
              {presenting.button}
              {!can(actor, 'collection.manage') ? <OverflowMenu items={more} /> : collection ? <LazyCollectionMenu collection={collection} more={more} /> : COMING}
            </>
          )}
          list={list}
          record={detail}
          skeleton={<GridSkeleton kind="product" mode={actor.mode} hasEditActions={can(actor, 'catalogue.edit')} />}
          shown={products.length}
          cover={<>{selecting.bar}{isForeign && highlight}</>}
          empty={<EmptyState drawing="collection" text={text.emptyProducts} action={<Button variant="quiet" onClick={() => void navigate(paths.products)}>{screens.products.showAll}</Button>} />}
        >
          <ProductGrid label={title} products={products} actor={actor} hold={isForeign ? file : takeOut} choosable={selecting.choosable} />
        </ListPage>
      </RecordPage>
      {presenting.cover}
      {collection && exports?.isUnderway(collection.id) && <PendingLine />}
    </>
  );
};
