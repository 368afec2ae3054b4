import { isSameId, PAGE_SIZES, type Collection } from '@staalkaart/api-client';
import { AddButton, Checkbox, CollectionTile, EmptyState, formatDate, GridSkeleton, PageContainer, PageHeader, ViewToggle, WindowedGrid } from '@staalkaart/ui';
import { can, type Actor } from '../access/access.ts';
import { isShown } from '../access/visibility.ts';
import { screens } from '../nl/screens.ts';
import { paths } from '../shell/routing/paths.ts';
import { ListBody } from '../records/ListBody.tsx';
import { ListPagination } from '../records/ListPagination.tsx';
import { usePagedList } from '../records/usePagedList.ts';
import { useScreen } from '../shell/useScreen.ts';
import { useView } from '../records/useView.ts';
import { setSeesOthers } from '../shell/session/mode.ts';
import { useActor } from '../shell/session/useActor.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { useCollectionActions } from './useCollectionActions.tsx';

const tileOf = (collection: Collection, actor: Actor) => ({
  name: collection.name,
  path: collection.path,
  productCount: collection.productIds.length,
  isPrivate: collection.isPrivate,
  creatorName: isSameId(collection.createdById, actor.id) ? undefined : collection.creator ?? undefined,
  updated: formatDate(collection.updated),
});

/** The own collections, and those of others for who may see them (specification §2, /collections; §3 `showAll`). */
export const Component = () => {
  const actor = useActor();
  const [view, setView] = useView('collections');
  const seesOthers = actor?.seesOthers === true;
  const list = usePagedList('Collections', { pageSize: PAGE_SIZES.Collections, showAll: seesOthers || undefined });
  useScreen(screens.collections.title, list.itemsLoaded || Boolean(list.error));
  const { actions, addPhoto, photoOffer, show } = useCollectionActions();
  const modal = useModal();
  if (!actor) return null;
  const shown = list.items.filter(collection => isShown('Collections', collection, actor));
  return (
    <PageContainer>
      <PageHeader
        title={screens.collections.title}
        actions={(
          <>
            {can(actor, 'collection.seeAll') && (
              <Checkbox
                label={screens.collections.showAll}
                checked={seesOthers}
                onChange={event => {
                  // Another list begins at page 1.
                  list.setPage(1);
                  setSeesOthers(event.target.checked);
                }}
              />
            )}
            <ViewToggle value={view} onChange={setView} />
            {actions && <AddButton onPress={() => modal.open({ type: 'record', kind: 'Collections' })} />}
          </>
        )}
      />
      <ListBody
        list={list}
        skeleton={<GridSkeleton kind="collection" view={view} mode={actor.mode} />}
        isEmpty={shown.length === 0}
        empty={<EmptyState drawing="collection" />}
      >
        <WindowedGrid
          label={screens.collections.title}
          kind="collection"
          mode={actor.mode}
          view={view}
          items={shown}
          getKey={collection => String(collection.id)}
          hasEditActions={Boolean(actions)}
          renderItem={collection => {
            const lacksPhoto = collection.imageRequired && !collection.path && can(actor, 'collection.addPhoto', collection);
            return (
              <CollectionTile
                collection={tileOf(collection, actor)}
                view={view}
                href={paths.collection(collection.id)}
                actions={actions ? actions(collection) : photoOffer(collection)}
                onAddPhoto={actions && lacksPhoto ? () => addPhoto(collection) : undefined}
                onShow={collection.isVisible === false ? () => show(collection) : undefined}
              />
            );
          }}
        />
      </ListBody>
      <ListPagination list={list} />
    </PageContainer>
  );
};
