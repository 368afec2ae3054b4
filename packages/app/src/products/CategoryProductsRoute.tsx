import { useDetail, useList } from '@staalkaart/api-client';
import { EmptyState, GridSkeleton, Skeleton, ViewToggle } from '@staalkaart/ui';
import { useParams } from 'react-router-dom';
import { can } from '../access/access.ts';
import { useSelecting } from '../bulk/useSelecting.tsx';
import { useFiling } from '../collections/useFiling.tsx';
import { screens } from '../nl/screens.ts';
import { inCategory } from '../records/contents.ts';
import { ListPage } from '../records/ListPage.tsx';
import { RecordPage } from '../records/RecordPage.tsx';
import { expectedOf, useShown } from '../records/useShown.ts';
import { useView } from '../records/useView.ts';
import { paths } from '../shell/routing/paths.ts';
import { useActor } from '../shell/session/useActor.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { usePresenting } from './usePresenting.tsx';

const BACK = { href: paths.categories, label: screens.allCategories };

/** The products of one category; a hold files one into a collection (specification §2, §7 "Lookups"). */
export const Component = () => {
  const { id = '' } = useParams();
  const actor = useActor();
  const [view, setView] = useView('categoryProducts');
  const detail = useDetail('Categories', id);
  const params = inCategory(id);
  const list = useList('Products', params, { isGradual: true });
  const products = useShown('Products', list.items, actor);
  const selecting = useSelecting('Products', paths.categoryProducts(id), { items: products, isLoaded: list.itemsLoaded && !list.isPartial, all: list.isPartial && list.pagination ? { params, count: list.pagination.totalCount } : undefined });
  const { hold, highlight } = useFiling(selecting.begin);
  const presenting = usePresenting(detail, list, actor);
  if (!actor) return null;
  const title = screens.products.inCategory(detail.item?.name ?? '');
  return (
    <>
      <RecordPage key={id} kind="Categories" id={id} detail={detail} list={BACK} isCovered={presenting.isOn}>
        <ListPage
          title={title}
          // Its line is kept while they come: nothing jumps.
          subtitle={list.itemsLoaded && !list.isPartial ? screens.products.count(products.length) : list.error ? undefined : <Skeleton kind="line" width="90px" />}
          back={BACK}
          actions={<>{selecting.button}<ViewToggle value={view} onChange={setView} />{presenting.button}</>}
          list={list}
          record={detail}
          skeleton={<GridSkeleton kind="product" view={view} mode={actor.mode} hasEditActions={can(actor, 'catalogue.edit')} />}
          shown={products.length}
          empty={<EmptyState text={screens.products.emptyCategory} />}
          cover={<>{selecting.bar}{highlight}</>}
        >
          <ProductGrid label={title} products={products} expected={expectedOf(list, products.length)} actor={actor} view={view} categoryId={id} hold={hold} choosable={selecting.choosable} />
        </ListPage>
      </RecordPage>
      {presenting.cover}
    </>
  );
};
