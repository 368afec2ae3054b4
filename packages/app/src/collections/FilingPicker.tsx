import { useMe, type ProductItem } from '@staalkaart/api-client';
import { CollectionPicker, type PickableCollection } from '@staalkaart/ui';
import { useEffect } from 'react';
import { can } from '../access/access.ts';
import { choosableOf } from '../bulk/bulkState.ts';
import { preloadIntend, useIntend } from '../records/useIntend.ts';
import { fetchAhead, whenIdle } from '../shell/boot/whenIdle.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { useActor } from '../shell/session/useActor.ts';
import { rememberUsed, useUsedFirst } from './lastUsed.ts';

// The one is nothing without the other.
preloadIntend();

interface FilingPickerProps {
  product: ProductItem;
  /** The lifted card goes: it is filed. */
  onClose: () => void;
  /** The lifted card goes at once: a form takes its place. */
  onLeave: () => void;
}

/** The collections of a lifted card, the one used last first, and a new one with the product in it. */
export const FilingPicker = ({ product, onClose, onLeave }: FilingPickerProps) => {
  const actor = useActor();
  const { me } = useMe();
  const intend = useIntend();
  const modal = useModal();
  const userId = me?.id ?? '';
  // Once a card is lifted more may be chosen, or a new collection made: the next press finds that there.
  useEffect(() => whenIdle(() => fetchAhead(() => import('../bulk/selecting.ts')), () => fetchAhead(() => import('../shell/modal/ModalHost.tsx'))), []);
  const ordered = useUsedFirst(userId, me?.collections ?? []);
  /** Files it, or takes it out: as an intention, so that two tablets that file at the same time lose nothing. */
  const save = async (collection: PickableCollection, isAdded: boolean) => {
    const isDone = await intend({ do: isAdded ? 'addProducts' : 'removeProducts', collectionId: collection.id, productIds: [product.id] }, 'Collections', collection.name);
    // The picker stays, for another try.
    if (!isDone) throw new Error('not filed');
    rememberUsed(userId, collection.id);
  };
  const create = () => {
    onLeave();
    modal.open({ type: 'record', kind: 'Collections', collect: [choosableOf(product)] });
  };
  return (
    <CollectionPicker
      collections={ordered}
      productId={product.id}
      onSave={save}
      onClose={onClose}
      onCreate={can(actor, 'collection.begin') ? create : undefined}
    />
  );
};
