import { isSameId, PAGE_SIZES, useList, type Named } from '@staalkaart/api-client';
import { AddButton, Button, EmptyState, GridSkeleton, ViewToggle } from '@staalkaart/ui';
import { isToldOfHidden } from '../access/visibility.ts';
import { useSelecting } from '../bulk/useSelecting.tsx';
import { catalogueTexts as text } from '../nl/catalogue.ts';
import { screens } from '../nl/screens.ts';
import { ListPage } from '../records/ListPage.tsx';
import { usePagedList } from '../records/usePagedList.ts';
import { useTileActions } from '../records/useRecordActions.tsx';
import { useShown } from '../records/useShown.ts';
import { useView } from '../records/useView.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { paths } from '../shell/routing/paths.ts';
import { useActor } from '../shell/session/useActor.ts';
import { CategoryGrid } from './CategoryGrid.tsx';

/** All categories (specification §2, /categories). */
export const Component = () => {
  const actor = useActor();
  const [view, setView] = useView('categories');
  const list = usePagedList('Categories', {});
  const categories = useShown('Categories', list.items, actor);
  const actions = useTileActions('Categories');
  // Whoever is told of hidden segments presents none by its name: until it is known which those are, none is named.
  const leavesOut = actor?.mode === 'presentation' && isToldOfHidden(actor);
  const segments = useList('Segments', leavesOut ? { pageSize: PAGE_SIZES.LOOKUP } : null, { once: true }).items;
  const isNamed = ({ id }: Named) => !leavesOut || segments.some(segment => isSameId(segment.id, id) && segment.isVisible !== false);
  const modal = useModal();
  const selecting = useSelecting('Categories', paths.categories, { ...list.choosing, items: categories });
  if (!actor) return null;
  const add = actions && (() => modal.open({ type: 'record', kind: 'Categories' }));
  return (
    <ListPage
      title={screens.allCategories}
      actions={(
        <>
          {selecting.button}
          <ViewToggle value={view} onChange={setView} />
          {add && <AddButton onPress={add} />}
        </>
      )}
      list={list}
      skeleton={<GridSkeleton kind="category" view={view} mode={actor.mode} hasEditActions={Boolean(actions)} />}
      shown={categories.length}
      empty={<EmptyState text={text.noCategories} action={add && <Button onClick={add}>{screens.makeOne}</Button>} />}
      cover={selecting.bar}
    >
      <CategoryGrid actions={actions} categories={categories} actor={actor} view={view} isNamed={isNamed} choosable={selecting.choosable} />
    </ListPage>
  );
};
