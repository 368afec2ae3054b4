import { useCollectionWrites } from '@staalkaart/api-client';
import { LazyConfirmDialog, toast } from '@staalkaart/ui';
import { showFailure } from '../errors/useFailure.ts';
import type { Modal } from '../modal/modal.ts';
import { filing } from '../nl/filing.ts';
import { withoutProduct } from './collectionUpdate.ts';

type Props = Omit<Extract<Modal, { type: 'removeFromCollection' }>, 'type'> & { onClose: () => void };

/** Asks whether a product may leave a collection, and takes it out (specification §2, §7). */
export const RemoveFromCollection = ({ collection, product, onClose }: Props) => {
  const { update, isPending } = useCollectionWrites();
  const remove = async () => {
    try {
      await update(withoutProduct(collection, product.id));
      toast.success(filing.updated(collection.name));
      onClose();
    } catch (error) {
      showFailure(error, 'write');
    }
  };
  return (
    <LazyConfirmDialog text={filing.remove(product.name, collection.name)} isPending={isPending} onConfirm={() => void remove()} onCancel={onClose} />
  );
};
