import { PAGE_SIZES } from '@staalkaart/api-client';
import { GridSkeleton, PageContainer, PageHeader } from '@staalkaart/ui';
import { useMemo } from 'react';
import { isShown } from '../access/visibility.ts';
import { useFiling } from '../collections/useFiling.tsx';
import { screens } from '../nl/screens.ts';
import { ListBody } from '../records/ListBody.tsx';
import { ListPagination } from '../records/ListPagination.tsx';
import { usePagedList } from '../records/usePagedList.ts';
import { useScreen } from '../shell/useScreen.ts';
import { useView } from '../records/useView.ts';
import { useActor } from '../shell/session/useActor.ts';
import { NoProducts } from './NoProducts.tsx';
import { paramsOf } from './productQuery.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { ProductTools } from './ProductTools.tsx';
import { useProductQuery } from './useProductQuery.ts';

/** All products: filtered, sorted, searched and paged through the address (specification §2, /products). */
export const Component = () => {
  const actor = useActor();
  const [view, setView] = useView('products');
  const { query, change, lookup } = useProductQuery();
  const list = usePagedList('Products', paramsOf(query, PAGE_SIZES.Products));
  const { hold, highlight } = useFiling();
  useScreen(screens.products.title, list.itemsLoaded || Boolean(list.error));
  const products = useMemo(() => (actor ? list.items.filter(product => isShown('Products', product, actor)) : []), [list.items, actor]);
  if (!actor) return null;
  return (
    <PageContainer>
      <PageHeader
        title={screens.products.title}
        subtitle={query.searchTerm ? screens.products.searched(query.searchTerm) : undefined}
        actions={<ProductTools query={query} change={change} lookup={lookup} view={view} onView={setView} />}
      />
      <ListBody
        list={list}
        skeleton={<GridSkeleton kind="product" view={view} mode={actor.mode} />}
        isEmpty={products.length === 0}
        empty={<NoProducts searchTerm={query.searchTerm} onShowAll={() => change({ searchTerm: '', filters: {} })} isFiltered={Object.keys(query.filters).length > 0} />}
      >
        <ProductGrid label={screens.products.title} products={products} actor={actor} view={view} hold={hold} />
      </ListBody>
      <ListPagination list={list} isAlwaysShown />
      {highlight}
    </PageContainer>
  );
};
