import { isSameId, type Collection } from '@staalkaart/api-client';
import { AddButton, Button, Checkbox, CollectionTile, EmptyState, formatDate, GridSkeleton, ViewToggle, WindowedGrid } from '@staalkaart/ui';
import { can, type Actor } from '../access/access.ts';
import { useSelecting } from '../bulk/useSelecting.tsx';
import { collectionTexts as text } from '../nl/collections.ts';
import { screens } from '../nl/screens.ts';
import { ListPage } from '../records/ListPage.tsx';
import { RecordActions } from '../records/useRecordActions.tsx';
import { useIntend } from '../records/useIntend.ts';
import { usePagedList } from '../records/usePagedList.ts';
import { useShown } from '../records/useShown.ts';
import { useView } from '../records/useView.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { paths } from '../shell/routing/paths.ts';
import { setSeesOthers } from '../shell/session/mode.ts';
import { useActor } from '../shell/session/useActor.ts';
import { shownCount } from './shownCount.ts';
import { useCollectionActions } from './useCollectionActions.tsx';

const tileOf = (collection: Collection, actor: Actor) => ({
  name: collection.name,
  path: collection.path,
  productCount: shownCount(collection, actor, actor.asksPresented),
  isPrivate: collection.isPrivate,
  creatorName: isSameId(collection.createdById, actor.id) ? undefined : collection.creator ?? undefined,
  updated: formatDate(collection.updated),
});

/** The own collections, and those of others for who may see them (specification §2, /collections; §3 `showAll`). */
export const Component = () => {
  const actor = useActor();
  const [view, setView] = useView('collections');
  const seesOthers = actor?.seesOthers === true;
  const list = usePagedList('Collections', { showAll: seesOthers || undefined, presented: actor?.asksPresented });
  const collections = useShown('Collections', list.items, actor);
  const actionsOf = useCollectionActions();
  const intend = useIntend();
  const modal = useModal();
  const selecting = useSelecting('Collections', seesOthers ? `${paths.collections}?showAll` : paths.collections, { ...list.choosing, items: collections });
  if (!actor) return null;
  const isEditing = can(actor, 'collection.manage');
  const add = isEditing && (() => modal.open({ type: 'record', kind: 'Collections' }));
  return (
    <ListPage
      title={text.title}
      actions={(
        <>
          {can(actor, 'collection.seeAll') && (
            <Checkbox
              label={text.showAll}
              checked={seesOthers}
              onChange={event => {
                // Another list begins at page 1.
                list.setPage(1);
                setSeesOthers(event.target.checked);
              }}
            />
          )}
          {selecting.button}
          <ViewToggle value={view} onChange={setView} />
          {add && <AddButton onPress={add} />}
        </>
      )}
      list={list}
      skeleton={<GridSkeleton kind="collection" view={view} mode={actor.mode} hasEditActions={isEditing} />}
      shown={collections.length}
      empty={<EmptyState drawing="collection" action={add && <Button onClick={add}>{screens.makeOne}</Button>} />}
      cover={selecting.bar}
    >
      <WindowedGrid
        label={text.title}
        kind="collection"
        mode={actor.mode}
        view={view}
        items={collections}
        hasEditActions={isEditing}
        renderItem={(collection, isEager) => {
          const actions = actionsOf(collection);
          const lacksPhoto = collection.imageRequired && !collection.path && can(actor, 'collection.addPhoto', collection);
          return selecting.choosable(collection, (
            <CollectionTile
              collection={tileOf(collection, actor)}
              view={view}
              isEager={isEager}
              href={paths.collection(collection.id)}
              actions={actions.length > 0 && <RecordActions name={collection.name} actions={actions} />}
              onAddPhoto={isEditing && lacksPhoto ? () => modal.open({ type: 'image', of: 'Collections', id: collection.id, name: collection.name }) : undefined}
              onShow={collection.isVisible === false ? () => void intend({ do: 'show', resource: 'Collections', id: collection.id }, 'Collections', collection.name) : undefined}
            />
          ), view);
        }}
      />
    </ListPage>
  );
};
