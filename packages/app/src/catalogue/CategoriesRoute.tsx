import { PAGE_SIZES } from '@staalkaart/api-client';
import { AddButton, EmptyState, GridSkeleton, PageContainer, PageHeader, ViewToggle } from '@staalkaart/ui';
import { isShown } from '../access/visibility.ts';
import { screens } from '../nl/screens.ts';
import { useTileActions } from '../records/useTileActions.tsx';
import { ListBody } from '../records/ListBody.tsx';
import { ListPagination } from '../records/ListPagination.tsx';
import { usePagedList } from '../records/usePagedList.ts';
import { useScreen } from '../shell/useScreen.ts';
import { useView } from '../records/useView.ts';
import { useActor } from '../shell/session/useActor.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';

/** All categories (specification §2, /categories). */
export const Component = () => {
  const actor = useActor();
  const [view, setView] = useView('categories');
  const list = usePagedList('Categories', { pageSize: PAGE_SIZES.Categories });
  useScreen(screens.categories.all, list.itemsLoaded || Boolean(list.error));
  const actions = useTileActions('Categories');
  const modal = useModal();
  if (!actor) return null;
  const categories = list.items.filter(category => isShown('Categories', category, actor));
  return (
    <PageContainer>
      <PageHeader
        title={screens.categories.all}
        actions={(
          <>
            <ViewToggle value={view} onChange={setView} />
            {actions && <AddButton onPress={() => modal.open({ type: 'record', kind: 'Categories' })} />}
          </>
        )}
      />
      <ListBody
        list={list}
        skeleton={<GridSkeleton kind="category" view={view} mode={actor.mode} />}
        isEmpty={categories.length === 0}
        empty={<EmptyState text={screens.categories.empty} />}
      >
        <CategoryGrid actions={actions} categories={categories} actor={actor} view={view} hasSegments />
      </ListBody>
      <ListPagination list={list} />
    </PageContainer>
  );
};
