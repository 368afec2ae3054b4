import { useCollectionWrites } from '@staalkaart/api-client';
import { LazyConfirmDialog, toast } from '@staalkaart/ui';
import { showFailure } from '../errors/useFailure.ts';
import type { ModalOf } from '../modal/modal.ts';
import { filing } from '../nl/filing.ts';
import { done } from '../nl/records.ts';
import { withoutProduct } from './collectionUpdate.ts';

/** Asks whether a product may leave a collection, and takes it out (specification §2, §7). */
export const RemoveFromCollection = ({ collection, product, onClose }: ModalOf<'removeFromCollection'>) => {
  const { update, isPending } = useCollectionWrites();
  const remove = async () => {
    try {
      await update(withoutProduct(collection, product.id));
      toast.success(done.updated('Collections', collection.name));
      onClose();
    } catch (error) {
      showFailure(error, 'write');
    }
  };
  return (
    <LazyConfirmDialog text={filing.remove(product.name, collection.name)} isPending={isPending} onConfirm={() => void remove()} onCancel={onClose} />
  );
};
