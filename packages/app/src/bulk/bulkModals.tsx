import { PAGE_SIZES, useList, useMe } from '@staalkaart/api-client';
import { genericConfirm, LazyConfirmDialog, LazyPickDialog } from '@staalkaart/ui';
import { offeredCollections } from '../access/visibility.ts';
import { bulkTexts as text } from '../nl/bulk.ts';
import { lookupOf } from '../records/lookupOf.ts';
import type { ModalOf } from '../shell/modal/modal.ts';
import { useBulk } from './useBulk.ts';

/** Asks into which of the own collections many products go: one press, and they go. */
export const CollectMany = ({ products, onClose }: ModalOf<'collectMany'>) => {
  const collections = offeredCollections(useMe().me?.collections ?? []);
  const { collect } = useBulk();
  return (
    <LazyPickDialog
      title={text.whichCollection(products.length)}
      options={collections.map(({ id, name, path }) => ({ id, name, path: path ?? null }))}
      onPick={collection => {
        collect(collection, products);
        onClose();
      }}
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

/** So many are named before they are deleted. */
const NAMED = 3;

/** Asks to type how many products are deleted, and deletes them. */
export const DeleteMany = ({ products, onClose }: ModalOf<'deleteMany'>) => {
  const { remove } = useBulk();
  const count = products.length;
  return (
    <LazyConfirmDialog
      tone="danger"
      title={genericConfirm.title}
      text={text.removeText(count, products.slice(0, NAMED).map(({ name }) => name))}
      safety={{ kind: 'type', expected: text.products(count) }}
      onConfirm={() => {
        remove(products);
        onClose();
      }}
      onCancel={onClose}
    />
  );
};
