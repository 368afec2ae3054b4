import { isSameId, useWriter, type Asset, type Id } from '@staalkaart/api-client';
import { mediaTexts } from '../nl/media.ts';
import { useChanger } from '../records/useChanger.ts';
import { offerUndo } from '../shell/undo/offerUndo.ts';
import { restoreMediaOrder } from './mediaOrder.ts';

const idsOf = (media: readonly Asset[]): Id[] => media.map(({ id }) => id);

/** Tells that the media of a product were put in another order, with a button that puts them back; or that they were not, whatever was asked. */
export const useTellMoved = () => {
  const writer = useWriter();
  const { actor, tell } = useChanger();
  /**
   * @param orders how they stood and how they stand; without it nothing can be undone
   * @returns whether anything of it is so
   */
  return (told: string, productId: Id, orders: { before: readonly Asset[]; media: readonly Asset[] } | undefined): boolean => {
    const isMoved = orders?.media.some(({ id }, at) => !isSameId(id, orders.before[at]?.id));
    if (isMoved === false) tell.warning(mediaTexts.orderKept);
    else {
      offerUndo(tell.success, told, orders && actor && {
        items: [{ id: productId, name: told }],
        done: () => told,
        begin: () => ({ work: () => restoreMediaOrder(writer, productId, idsOf(orders.media), idsOf(orders.before)) }),
        actor,
        permission: 'catalogue.edit',
        target: { name: 'Products', id: productId },
      });
    }
    return isMoved !== false;
  };
};
