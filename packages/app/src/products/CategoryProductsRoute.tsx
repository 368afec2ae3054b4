import { PAGE_SIZES, useDetail, useList } from '@staalkaart/api-client';
import { EmptyState, GridSkeleton, PageContainer, PageHeader, ViewToggle } from '@staalkaart/ui';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { isShown } from '../access/visibility.ts';
import { useFiling } from '../collections/useFiling.tsx';
import { screens } from '../nl/screens.ts';
import { paths } from '../shell/routing/paths.ts';
import { ListBody } from '../records/ListBody.tsx';
import { RecordPage } from '../records/RecordPage.tsx';
import { useScreen } from '../shell/useScreen.ts';
import { useView } from '../records/useView.ts';
import { useActor } from '../shell/session/useActor.ts';
import { ProductGrid } from './ProductGrid.tsx';

/** The products of one category; a hold files one into a collection (specification §2, §7 "Lookups"). */
export const Component = () => {
  const { id = '' } = useParams();
  const actor = useActor();
  const [view, setView] = useView('categoryProducts');
  const category = useDetail('Categories', id);
  const list = useList('Products', { categories: [id], pageSize: PAGE_SIZES.BULK });
  const { hold, highlight } = useFiling();
  const title = screens.products.inCategory(category.item?.name ?? '');
  useScreen(title, list.itemsLoaded || Boolean(list.error ?? category.error));
  const products = useMemo(() => (actor ? list.items.filter(product => isShown('Products', product, actor)) : []), [list.items, actor]);
  if (!actor) return null;
  return (
    <RecordPage key={id} kind="Categories" id={id} detail={category} isShown={category.item !== undefined && isShown('Categories', category.item, actor)} list={paths.categories}>
      <PageContainer>
        <PageHeader
          title={title}
          subtitle={list.itemsLoaded ? screens.products.count(products.length) : undefined}
          back={{ href: paths.categories, label: screens.categories.all }}
          actions={<ViewToggle value={view} onChange={setView} />}
        />
        <ListBody
          list={list}
          skeleton={<GridSkeleton kind="product" view={view} mode={actor.mode} />}
          isEmpty={products.length === 0}
          empty={<EmptyState text={screens.products.emptyCategory} />}
        >
          <ProductGrid label={title} products={products} actor={actor} view={view} categoryId={id} hold={hold} />
        </ListBody>
        {highlight}
      </PageContainer>
    </RecordPage>
  );
};
