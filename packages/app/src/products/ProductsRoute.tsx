import { PAGE_SIZES } from '@staalkaart/api-client';
import { Button, EmptyState, GridSkeleton } from '@staalkaart/ui';
import { useFiling } from '../collections/useFiling.tsx';
import { screens } from '../nl/screens.ts';
import { ListPage } from '../records/ListPage.tsx';
import { usePagedList } from '../records/usePagedList.ts';
import { useShown } from '../records/useShown.ts';
import { useView } from '../records/useView.ts';
import { useActor } from '../shell/session/useActor.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { paramsOf } from './productQuery.ts';
import { useProductQuery } from './useProductQuery.ts';
import { ProductTools } from './ProductTools.tsx';

/** All products: filtered, sorted, searched and paged through the address (specification §2, /products). */
export const Component = () => {
  const actor = useActor();
  const [view, setView] = useView('products');
  const { query, change, lookup } = useProductQuery();
  const list = usePagedList('Products', paramsOf(query, PAGE_SIZES.Products));
  const products = useShown('Products', list.items, actor);
  const { hold, highlight } = useFiling();
  if (!actor) return null;
  const { title, searched, emptySearch, empty, showAll } = screens.products;
  const { searchTerm, filters } = query;
  const isNarrowed = searchTerm !== '' || Object.keys(filters).length > 0;
  return (
    <ListPage
      title={title}
      subtitle={searchTerm ? searched(searchTerm) : undefined}
      actions={<ProductTools query={query} change={change} lookup={lookup} view={view} onView={setView} />}
      list={list}
      isAlwaysPaged
      skeleton={<GridSkeleton kind="product" view={view} mode={actor.mode} />}
      isEmpty={products.length === 0}
      // A way back where something narrows the list.
      empty={(
        <EmptyState
          drawing="search"
          text={searchTerm ? emptySearch(searchTerm) : empty}
          action={isNarrowed ? <Button variant="quiet" onClick={() => change({ searchTerm: '', filters: {} })}>{showAll}</Button> : undefined}
        />
      )}
      cover={highlight}
    >
      <ProductGrid label={title} products={products} actor={actor} view={view} hold={hold} />
    </ListPage>
  );
};
