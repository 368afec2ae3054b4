import { PAGE_SIZES, useList, useMe, type Collection } from '@staalkaart/api-client';
import { LazyConfirmDialog, LazyPickDialog } from '@staalkaart/ui';
import { can } from '../access/access.ts';
import { offeredCollections } from '../access/visibility.ts';
import { rememberUsed, useUsedFirst } from '../collections/lastUsed.ts';
import { bulkTexts as text } from '../nl/bulk.ts';
import { irreversible } from '../nl/removal.ts';
import { lookupOf } from '../records/lookupOf.ts';
import type { ModalOf } from '../shell/modal/modal.ts';
import { useActor } from '../shell/session/useActor.ts';
import { useBulk } from './useBulk.ts';

/** Asks into which of the own collections many products go, the one used last first: one press, and they go. */
export const CollectMany = ({ products, onClose, replace }: ModalOf<'collectMany'>) => {
  const actor = useActor();
  const { me } = useMe();
  const { collect } = useBulk();
  const userId = me?.id ?? '';
  const collections = useUsedFirst(userId, offeredCollections(me?.collections ?? []));
  const put = (collection: Pick<Collection, 'id' | 'name'>) => {
    rememberUsed(userId, collection.id);
    collect(collection, products);
  };
  return (
    <LazyPickDialog
      title={text.whichCollection(products.length)}
      options={collections.map(({ id, name, path }) => ({ id, name, path: path ?? null }))}
      onPick={collection => {
        put(collection);
        onClose();
      }}
      create={can(actor, 'collection.begin') ? { label: text.newCollection, onPress: () => { replace({ type: 'record', kind: 'Collections', collect: products }); } } : undefined}
      onClose={onClose}
    />
  );
};

const RESOURCES = { categories: 'Categories', tags: 'Tags', materials: 'Materials' } as const;

/** Asks which category, tag or material many products get, or lose. */
export const LabelMany = ({ what, list, products, onClose }: ModalOf<'labelMany'>) => {
  const { options, status, onRetry } = lookupOf(useList(RESOURCES[list], { pageSize: PAGE_SIZES.LOOKUP }, { once: true }));
  const { label } = useBulk();
  return (
    <LazyPickDialog
      title={text.whichLabel[list][what]}
      options={options}
      status={status}
      onRetry={onRetry}
      onPick={({ id, name }) => {
        label(what, list, { id, name }, products);
        onClose();
      }}
      onClose={onClose}
    />
  );
};

/** Asks before so many are shown or hidden that it takes a while, to undo too. */
export const VisibilityMany = ({ kind, isVisible, items, onClose }: ModalOf<'visibilityMany'>) => {
  const { setVisible } = useBulk();
  return (
    <LazyConfirmDialog
      text={text.visibilityText(kind, items.length, isVisible)}
      onConfirm={() => {
        setVisible(isVisible, kind, items);
        onClose();
      }}
      onCancel={onClose}
    />
  );
};

/** So many are named before they are deleted. */
const NAMED = 3;

/** Asks to type how many are deleted, and deletes them. */
export const DeleteMany = ({ kind, items, onClose }: ModalOf<'deleteMany'>) => {
  const { remove } = useBulk();
  const count = items.length;
  return (
    <LazyConfirmDialog
      tone="danger"
      title={irreversible.title}
      text={text.removeText(kind, count, items.slice(0, NAMED).map(({ name }) => name))}
      safety={{ kind: 'type', expected: text.count(kind, count) }}
      onConfirm={() => {
        remove(kind, items);
        onClose();
      }}
      onCancel={onClose}
    />
  );
};
