import { LazyConfirmDialog } from '@staalkaart/ui';
import { useState } from 'react';
import { filing } from '../nl/filing.ts';
import { useIntend } from '../records/useIntend.ts';
import type { ModalOf } from '../shell/modal/modal.ts';

/** Asks whether a product may leave a collection, and takes it out (specification §2, §7). */
export const RemoveFromCollection = ({ collection, product, onClose }: ModalOf<'removeFromCollection'>) => {
  const intend = useIntend();
  const [isPending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    const isOut = await intend({ do: 'removeProducts', collectionId: collection.id, productIds: [product.id] }, 'Collections', collection.name);
    if (!isOut) return setPending(false);
    onClose();
  };
  return (
    <LazyConfirmDialog tone="danger" text={filing.remove(product.name, collection.name)} isPending={isPending} onConfirm={() => void remove()} onCancel={onClose} />
  );
};
