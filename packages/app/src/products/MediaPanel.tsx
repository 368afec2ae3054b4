import { useAssetWrites, type Asset, type ListState, type Product } from '@staalkaart/api-client';
import { LazyMediaTable, mediaName, RetryNotice, toast, type MediaItem, type MovedMedia } from '@staalkaart/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readableError } from '../errors/errorPolicy.ts';
import { showFailure, useFailure } from '../errors/useFailure.ts';
import { useModal } from '../modal/ModalProvider.tsx';
import { done } from '../nl/records.ts';
import { isSameId } from '../access/visibility.ts';

const bodyOf = ({ id, productId, isVideo, file, order, name }: Asset) => ({ id, productId, isVideo, file: file ?? '', order, name });

/** The media of a product: added, changed, deleted, and put in their order (specification §2, §4). */
export const MediaPanel = ({ product, assets }: { product: Product; assets: ListState<Asset> }) => {
  const { updateAll } = useAssetWrites();
  const modal = useModal();
  const navigate = useNavigate();
  const { state } = useLocation();
  useFailure(assets.error, 'list');
  const find = (id: MediaItem['id']) => assets.items.find(asset => isSameId(asset.id, id));
  const add = (files?: File[]) => modal.open({ type: 'media', product, assets: assets.items, files });

  const addsMedia = (state as { addsMedia?: boolean } | null)?.addsMedia === true && assets.itemsLoaded;
  useEffect(() => {
    if (!addsMedia) return;
    // Asked once: a reload must not open it again.
    void navigate('.', { replace: true, state: null });
    add();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [addsMedia]);

  const reorder = async (from: number, _to: number, { changed }: MovedMedia<MediaItem>) => {
    const moved = changed.flatMap(({ id, order }) => {
      const asset = find(id);
      return asset ? [bodyOf({ ...asset, order })] : [];
    });
    try {
      await updateAll(moved);
    } catch (error) {
      showFailure(error, 'write');
      throw error;
    }
    const before = assets.items.toSorted((a, b) => a.order - b.order)[from];
    const after = moved.find(({ id }) => isSameId(id, before?.id));
    if (before && after) toast.success(done.media.changed(mediaName(before.name, before.order), mediaName(after.name, after.order)));
  };
  if (assets.error && !assets.itemsLoaded) return <RetryNotice text={readableError(assets.error)} onRetry={assets.retry} />;
  return (
    <LazyMediaTable
      media={assets.items}
      isLoading={!assets.itemsLoaded}
      onReorder={reorder}
      onAdd={add}
      onEdit={id => modal.open({ type: 'media', product, assets: assets.items, asset: find(id) })}
      onRemove={id => modal.open({ type: 'delete', kind: 'Assets', id, name: mediaName(find(id)?.name ?? '', find(id)?.order ?? 0) })}
    />
  );
};
