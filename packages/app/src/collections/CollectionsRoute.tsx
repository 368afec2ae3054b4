import { PAGE_SIZES, productIdsOf, useCollections, type Collection } from '@staalkaart/api-client';
import { AddButton, Checkbox, CollectionRow, CollectionTile, EmptyState, formatDate, GridSkeleton, HiddenCollectionTile, PageContainer, PageHeader, SKELETON_COUNTS, ViewToggle, WindowedGrid } from '@staalkaart/ui';
import { useState } from 'react';
import { can, type Actor } from '../access/access.ts';
import { isCollectionDisabled, isCollectionShown, isSameId } from '../access/visibility.ts';
import { useModal } from '../modal/ModalProvider.tsx';
import { screens } from '../nl/screens.ts';
import { paths } from '../routing/paths.ts';
import { ListBody } from '../screen/ListBody.tsx';
import { ListPagination } from '../screen/ListPagination.tsx';
import { usePage } from '../screen/usePage.ts';
import { useScreen } from '../screen/useScreen.ts';
import { useView } from '../screen/useView.ts';
import { useActor } from '../session/useActor.ts';
import { useCollectionActions } from './useCollectionActions.tsx';

const tileOf = (collection: Collection, actor: Actor) => ({
  id: collection.id,
  name: collection.name,
  path: collection.path,
  productCount: productIdsOf(collection).length,
  isPrivate: collection.isPrivate,
  creatorName: isSameId(collection.createdById, actor.id) ? undefined : collection.creator ?? undefined,
  updated: formatDate(collection.updated),
});

/** The own collections, and those of others for who may see them (specification §2, /collections; §3 `showAll`). */
export const Component = () => {
  const actor = useActor();
  const [page, setPage] = usePage();
  const [view, setView] = useView('collections');
  const [isAll, setAll] = useState(false);
  const list = useCollections({ pageNumber: page, pageSize: PAGE_SIZES.Collections, showAll: isAll || undefined });
  useScreen(screens.collections.title, list.itemsLoaded || Boolean(list.error));
  const { actions, photoOffer, show } = useCollectionActions();
  const modal = useModal();
  if (!actor) return null;
  const shown = list.items.filter(collection => isCollectionShown(collection, actor));
  const Tile = view === 'list' ? CollectionRow : CollectionTile;
  return (
    <PageContainer>
      <PageHeader
        title={screens.collections.title}
        actions={(
          <>
            {can(actor, 'collection.seeAll') && actor.mode === 'edit' && (
              <Checkbox label={screens.collections.showAll} checked={isAll} onChange={event => setAll(event.target.checked)} />
            )}
            <ViewToggle value={view} onChange={setView} />
            {actions && <AddButton onPress={() => modal.open({ type: 'collection' })} />}
          </>
        )}
      />
      <ListBody
        list={list}
        skeleton={<GridSkeleton kind={view === 'list' ? 'row' : 'collection'} count={SKELETON_COUNTS.collection} mode={actor.mode} />}
        isEmpty={shown.length === 0}
        empty={<EmptyState drawing="collection" />}
      >
        <WindowedGrid
          label={screens.collections.title}
          mode={actor.mode}
          view={view}
          items={shown}
          getKey={collection => String(collection.id)}
          hasEditActions={Boolean(actions) && view === 'grid'}
          renderItem={collection => (collection.isVisible === false ? (
            <HiddenCollectionTile collection={collection} onShow={() => show(collection)} />
          ) : (
            <Tile
              collection={tileOf(collection, actor)}
              href={paths.collection(collection.id)}
              isDisabled={isCollectionDisabled(collection)}
              actions={actions ? actions(collection) : photoOffer(collection)}
            />
          ))}
        />
        <ListPagination list={list} onPage={setPage} />
      </ListBody>
    </PageContainer>
  );
};
