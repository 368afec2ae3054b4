import { FIRST_PAGE, PAGE_SIZES, useProductFilters } from '@staalkaart/api-client';
import { Button, EmptyState, GridSkeleton } from '@staalkaart/ui';
import { use, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { can } from '../access/access.ts';
import { useSelecting } from '../bulk/useSelecting.tsx';
import { useFiling } from '../collections/useFiling.tsx';
import { screens } from '../nl/screens.ts';
import { ListPage } from '../records/ListPage.tsx';
import { usePagedList } from '../records/usePagedList.ts';
import { useShown } from '../records/useShown.ts';
import { useView } from '../records/useView.ts';
import type { From } from '../shell/routing/from.ts';
import { paths } from '../shell/routing/paths.ts';
import { LinksContext } from '../shell/routing/RouterLink.tsx';
import { useActor } from '../shell/session/useActor.ts';
import { numbered } from './numbered.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { changeQuery, paramsOf, readProductQuery, writeProductQuery, type ProductQuery } from './productQuery.ts';
import { ProductTools } from './ProductTools.tsx';

/** All products: filtered, sorted, searched and paged through the address (specification §2, /products). */
export const Component = () => {
  const actor = useActor();
  const [view, setView] = useView('products');
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const lookup = useProductFilters();
  const query = readProductQuery(new URLSearchParams(search), Object.keys(lookup.filters ?? {}));
  const goTo = async (next: ProductQuery) => navigate({ search: String(writeProductQuery(next)) });
  const params = paramsOf(query, PAGE_SIZES.Products, actor?.asksPresented);
  const list = usePagedList('Products', params);
  // Until the list of edit mode is in, what is on screen stays as it is. To a customer it is less at once; where that is nothing, more is on its way.
  const [seenBy, setSeenBy] = useState(actor);
  if ((!list.loading || actor?.mode === 'presentation') && seenBy !== actor) setSeenBy(actor);
  const products = useShown('Products', list.items, seenBy);
  const { searchTerm, filters } = query;
  const isFiltered = Object.keys(filters).length > 0;
  const isSearch = searchTerm !== '' || isFiltered;
  const selecting = useSelecting('Products', `${paths.products}?${writeProductQuery({ ...query, pageNumber: FIRST_PAGE, orderBy: undefined })}`, {
    ...list.choosing, items: products, isPaged: true, isSearch,
  });
  const { hold, highlight } = useFiling(selecting.begin);
  const [answered, setAnswered] = useState<string>();
  const { follow } = use(LinksContext);
  if (!actor || !seenBy) return null;
  // Back and a link lead to the list; Enter on a whole number to its product, if the first answer has it: whatever the list says later is read as a list.
  const isAnswer = (state as { isSought?: boolean } | null)?.isSought && list.itemsLoaded && !list.loading && answered !== key;
  const found = isAnswer ? numbered(products, searchTerm) : undefined;
  if (isAnswer && !found) setAnswered(key);
  if (found) return <Navigate to={paths.product(found.id)} state={{ from: paths.products + search } satisfies From} replace />;
  const { title, searched, emptySearch, empty, showAll, clearFilters } = screens.products;
  // Of a search that is filtered too, the filters go first: it may be they that leave nothing.
  const left = isFiltered ? searchTerm : '';
  return (
    <ListPage
      title={title}
      subtitle={searchTerm ? searched(searchTerm) : undefined}
      actions={<>{selecting.button}<ProductTools query={query} goTo={goTo} lookup={lookup} view={view} onView={setView} /></>}
      // The views that are kept make six of them.
      isCrowded={can(actor, 'catalogue.findAgain')}
      list={{ ...list, itemsLoaded: list.itemsLoaded && (products.length > 0 || !list.loading) }}
      isAlwaysPaged
      skeleton={<GridSkeleton kind="product" view={view} mode={actor.mode} hasEditActions={can(actor, 'catalogue.edit')} />}
      shown={products.length}
      // A way back where something narrows the list.
      empty={(
        <EmptyState
          drawing="search"
          text={searchTerm && !isFiltered ? emptySearch(searchTerm) : empty}
          action={isSearch ? <Button variant="quiet" onClick={() => void goTo(changeQuery(query, { searchTerm: left, filters: {} }))}>{left ? clearFilters : showAll}</Button>
            : can(actor, 'catalogue.edit') && <Button onClick={() => follow(paths.createProduct)}>{screens.makeOne}</Button>}
        />
      )}
      cover={<>{selecting.bar}{highlight}</>}
    >
      <ProductGrid label={title} products={products} actor={seenBy} view={view} hold={hold} choosable={selecting.choosable} />
    </ListPage>
  );
};
