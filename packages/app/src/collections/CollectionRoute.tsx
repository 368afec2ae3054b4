import { PAGE_SIZES, productIdsOf, useCollection, useProducts, type ProductItem } from '@staalkaart/api-client';
import { EmptyState, GridSkeleton, PageContainer, PageHeader, toast } from '@staalkaart/ui';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { can } from '../access/access.ts';
import { isProductShown } from '../access/visibility.ts';
import { useModal } from '../modal/ModalProvider.tsx';
import { filing } from '../nl/filing.ts';
import { screens } from '../nl/screens.ts';
import { ProductGrid, type ProductHold } from '../products/ProductGrid.tsx';
import { paths } from '../routing/paths.ts';
import { DetailFailure } from '../screen/DetailFailure.tsx';
import { ListBody } from '../screen/ListBody.tsx';
import { useScreen } from '../screen/useScreen.ts';
import { useActor } from '../session/useActor.ts';

const NONE: ProductItem[] = [];

/** One collection; a hold asks to take the product out of it (specification §2, /collections/{id}). */
export const Component = () => {
  const { id = '' } = useParams();
  const actor = useActor();
  const modal = useModal();
  const detail = useCollection(id);
  const collection = detail.item;
  const isEmpty = collection !== undefined && productIdsOf(collection).length === 0;
  const list = useProducts({ collections: [id], pageSize: PAGE_SIZES.BULK }, { enabled: !isEmpty });
  const title = screens.collections.products(collection?.name ?? '');
  useScreen(title, isEmpty || list.itemsLoaded || Boolean(list.error ?? detail.error));
  const products = useMemo(() => (actor ? list.items.filter(product => isProductShown(product, actor)) : NONE), [list.items, actor]);
  const hold = useMemo<ProductHold | undefined>(() => can(actor, 'product.collect') && collection ? {
    label: filing.hold.remove,
    kind: 'remove',
    onHold: product => {
      if (can(actor, 'collection.edit', collection)) modal.open({ type: 'removeFromCollection', collection, product });
      else toast.warning(filing.foreign);
    },
  } : undefined, [actor, collection, modal]);
  if (!actor) return null;
  if (detail.error && !collection) return <DetailFailure detail={detail} />;

  return (
    <PageContainer>
      <PageHeader
        title={title}
        subtitle={collection && (collection.description || screens.products.count(productIdsOf(collection).length))}
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
  );
};
