import { useWriter, type Asset, type Id } from '@staalkaart/api-client';
import { useActor } from '../shell/session/useActor.ts';
import { offerUndo } from '../shell/undo/offerUndo.ts';
import { restoreMediaOrder } from './mediaOrder.ts';

const idsOf = (media: readonly Asset[]): Id[] => media.map(({ id }) => id);

/** Tells that the media of a product were put in another order, with a button that puts them back. */
export const useTellMoved = () => {
  const writer = useWriter();
  const actor = useActor();
  /** @param orders how they stood and how they stand; without it nothing can be undone */
  return (told: string, productId: Id, orders: { before: readonly Asset[]; media: readonly Asset[] } | undefined): void => offerUndo('success', told, orders && actor && {
    items: [{ id: productId, name: told }],
    done: () => told,
    begin: () => ({ work: () => restoreMediaOrder(writer, productId, idsOf(orders.media), idsOf(orders.before)) }),
    actor,
    permission: 'catalogue.edit',
  });
};
