import { PAGE_SIZES, useDetail, useList, type ProductItem } from '@staalkaart/api-client';
import { EmptyState, GridSkeleton, PageContainer, PageHeader, Skeleton, toast } from '@staalkaart/ui';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { can } from '../access/access.ts';
import { isShown } from '../access/visibility.ts';
import { filing } from '../nl/filing.ts';
import { screens } from '../nl/screens.ts';
import { ProductGrid, type ProductHold } from '../products/ProductGrid.tsx';
import { paths } from '../shell/routing/paths.ts';
import { ListBody } from '../records/ListBody.tsx';
import { RecordPage } from '../records/RecordPage.tsx';
import { useScreen } from '../shell/useScreen.ts';
import { useActor } from '../shell/session/useActor.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';

const NONE: ProductItem[] = [];

/** One collection; a hold asks to take the product out of it (specification §2, /collections/{id}). */
export const Component = () => {
  const { id = '' } = useParams();
  const actor = useActor();
  const modal = useModal();
  const detail = useDetail('Collections', id);
  const collection = detail.item;
  const isEmpty = collection !== undefined && collection.productIds.length === 0;
  const list = useList('Products', { collections: [id], pageSize: PAGE_SIZES.BULK }, { enabled: !isEmpty });
  const title = screens.collections.products(collection?.name ?? '');
  useScreen(title, isEmpty || list.itemsLoaded || Boolean(list.error ?? detail.error));
  const products = useMemo(() => (actor ? list.items.filter(product => isShown('Products', product, actor)) : NONE), [list.items, actor]);
  const hold = useMemo<ProductHold | undefined>(() => can(actor, 'product.collect') && collection ? {
    label: filing.hold.remove,
    kind: 'remove',
    onHold: product => {
      if (can(actor, 'collection.edit', collection)) modal.open({ type: 'removeFromCollection', collection, product });
      else toast.warning(filing.foreign);
    },
  } : undefined, [actor, collection, modal]);
  if (!actor) return null;
  const isLoaded = isEmpty || list.itemsLoaded;
  return (
    <RecordPage key={id} kind="Collections" id={id} detail={detail} isShown={collection !== undefined && isShown('Collections', collection, actor)} list={paths.collections}>
      <PageContainer>
        <PageHeader
          title={title}
          // Its line is kept while it loads: nothing jumps. What is counted is what is shown.
          subtitle={collection?.description || (isLoaded ? screens.products.count(products.length) : <Skeleton kind="line" width="90px" />)}
          back={{ href: paths.collections, label: screens.collections.back }}
        />
        <ListBody
          list={isEmpty ? { ...list, itemsLoaded: true } : list}
          skeleton={<GridSkeleton kind="product" mode={actor.mode} />}
          isEmpty={isEmpty || products.length === 0}
          empty={<EmptyState drawing="collection" text={screens.collections.emptyProducts} />}
        >
          <ProductGrid label={title} products={products} actor={actor} hold={hold} />
        </ListBody>
      </PageContainer>
    </RecordPage>
  );
};
