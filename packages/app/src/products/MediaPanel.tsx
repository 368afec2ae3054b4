import { isSameId, useWriter, type Asset, type ListState, type Product } from '@staalkaart/api-client';
import { LazyMediaCreateForm, LazyMediaEditForm, LazyMediaTable, mediaName, RetryNotice, type MediaItem } from '@staalkaart/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '../shell/boot/whenIdle.ts';
import { readableError } from '../shell/errors/errorPolicy.ts';
import { changeOutcome } from '../shell/errors/outcome.ts';
import { movedAs, saveMediaOrder } from '../media/mediaOrder.ts';
import { useGone } from '../records/useGone.ts';
import { useTellMoved } from '../media/useTellMoved.ts';
import { mediaTexts } from '../nl/media.ts';
import { removalTexts } from '../nl/removal.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { useFailure, useTell } from '../shell/tell.ts';
import { isUnderWay, uploadStates, type UploadState } from '../shell/uploads/uploadStates.ts';

/** A file for this product is being sent, or waits its turn. */
const isFor = (id: Product['id']) => (state: UploadState) =>
  state.job.target.of === 'Assets' && isSameId(state.job.target.productId, id) && isUnderWay(state);

/** The media of a product: added, changed, deleted, and put in their order (specification §2, §4). */
export const MediaPanel = ({ product, assets }: { product: Product; assets: ListState<Asset> }) => {
  const writer = useWriter();
  const modal = useModal();
  const tellMoved = useTellMoved();
  const isGone = useGone();
  const tell = useTell();
  const isArriving = useSyncExternalStore(uploadStates.subscribe, () => uploadStates.get().some(isFor(product.id)));
  useFailure(assets.error);
  useEffect(() => whenIdle(LazyMediaCreateForm.preload, LazyMediaEditForm.preload), []);
  const find = (id: MediaItem['id']) => assets.items.find(asset => isSameId(asset.id, id));
  const add = (files?: File[]) => { modal.open({ type: 'media', product: { id: product.id, name: product.name }, files }); };

  const reorder = async (before: MediaItem, list: readonly MediaItem[], shown: readonly MediaItem[]) => {
    const was = mediaName(before.name, before.order);
    try {
      const orders = await saveMediaOrder(writer, product.id, movedAs(list, before.id, shown.map(({ id }) => id)));
      const after = orders.media.find(({ id }) => isSameId(id, before.id));
      if (after) return tellMoved(mediaTexts.changed(was, mediaName(after.name, after.order)), product.id, orders);
      tell.warning(removalTexts.alreadyGone('Assets', was));
      return false;
    } catch (error) {
      tell.failure(changeOutcome(error, 'Assets', was, isGone.current));
      throw error;
    }
  };
  const remove = (asset: Asset | undefined) => {
    if (asset) modal.open({ type: 'delete', kind: 'Assets', id: asset.id, name: mediaName(asset.name, asset.order), productId: product.id });
  };
  // Of an empty list that could not be read again nothing is known: a medium may have arrived since.
  if (assets.error && assets.items.length === 0) return <RetryNotice text={readableError(assets.error)} onRetry={assets.retry} />;
  return (
    <LazyMediaTable
      media={assets.items}
      isLoading={!assets.itemsLoaded}
      isArriving={isArriving}
      onReorder={reorder}
      onAdd={add}
      onEdit={id => { modal.open({ type: 'media', product: { id: product.id, name: product.name }, asset: find(id) }); }}
      onRemove={id => remove(find(id))}
    />
  );
};
