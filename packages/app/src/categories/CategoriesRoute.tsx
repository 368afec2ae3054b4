import { PAGE_SIZES, useCategories } from '@staalkaart/api-client';
import { AddButton, EmptyState, GridSkeleton, PageContainer, PageHeader, ViewToggle } from '@staalkaart/ui';
import { isTileShown } from '../access/visibility.ts';
import { useModal } from '../modal/ModalProvider.tsx';
import { screens } from '../nl/screens.ts';
import { ListBody } from '../screen/ListBody.tsx';
import { ListPagination } from '../screen/ListPagination.tsx';
import { usePage } from '../screen/usePage.ts';
import { useScreen } from '../screen/useScreen.ts';
import { useView } from '../screen/useView.ts';
import { useActor } from '../session/useActor.ts';
import { CategoryGrid } from './CategoryGrid.tsx';
import { useCategoryActions } from './useCategoryActions.tsx';

/** All categories (specification §2, /categories). */
export const Component = () => {
  const actor = useActor();
  const [page, setPage] = usePage();
  const [view, setView] = useView('categories');
  const list = useCategories({ pageNumber: page, pageSize: PAGE_SIZES.Categories });
  useScreen(screens.categories.all, list.itemsLoaded || Boolean(list.error));
  const actions = useCategoryActions();
  const modal = useModal();
  if (!actor) return null;
  const categories = list.items.filter(category => isTileShown(category, actor));
  return (
    <PageContainer>
      <PageHeader
        title={screens.categories.all}
        actions={(
          <>
            <ViewToggle value={view} onChange={setView} />
            {actions && <AddButton onPress={() => modal.open({ type: 'category' })} />}
          </>
        )}
      />
      <ListBody
        list={list}
        skeleton={<GridSkeleton kind={view === 'list' ? 'row' : 'category'} mode={actor.mode} />}
        isEmpty={categories.length === 0}
        empty={<EmptyState text={screens.categories.empty} />}
      >
        <CategoryGrid actions={actions} categories={categories} actor={actor} view={view} hasSegments />
        <ListPagination list={list} onPage={setPage} />
      </ListBody>
    </PageContainer>
  );
};
