import { useAssetWrites, type Asset } from '@staalkaart/api-client';
import { LazyMediaDialog, mediaName, toast, type MediaValues, type UploadHooks } from '@staalkaart/ui';
import { useRef } from 'react';
import { readableError } from '../errors/errorPolicy.ts';
import { showFailure } from '../errors/useFailure.ts';
import type { ModalOf } from '../modal/modal.ts';
import { done } from '../nl/records.ts';
import { newAssetName, nextOrder } from './assetName.ts';

/** Where somebody turns a .mov into an .mp4; to be set for each installation. */
const CONVERTER_URL: string = import.meta.env.VITE_MOV_CONVERTER_URL ?? 'https://cloudconvert.com/mov-to-mp4';

/** What the toast of a saved change says (specification §8). */
const changeText = (before: Asset, after: { name: string; order: number }, hasFile: boolean) => {
  const [old, now] = [mediaName(before.name, before.order), mediaName(after.name, after.order)];
  return hasFile ? done.media.replaced(before.isVideo, old, now) : done.media.changed(old, now);
};

/** Adds pictures and films to a product, or changes one. JSON first, then the file (specification §4, §7). */
export const MediaModal = ({ product, assets, asset, files, onClose }: ModalOf<'media'>) => {
  const { create, update, uploadImage, uploadVideo } = useAssetWrites();
  const order = useRef(nextOrder(assets));

  const send = async (id: Asset['id'], isVideo: boolean, file: File, hooks: UploadHooks) => {
    try {
      await (isVideo ? uploadVideo : uploadImage)(id, { file, ...hooks });
    } catch (error) {
      if (!hooks.signal.aborted) showFailure(error, 'upload');
      throw error;
    }
  };
  const add = async ({ isVideo, file }: MediaValues, hooks: UploadHooks) => {
    const body = { productId: product.id, isVideo, file: file?.name ?? '', order: order.current, name: newAssetName(product.name) };
    const saved = await create(body);
    order.current += 1;
    if (file) await send(saved.id, isVideo, file, hooks);
    toast.success(done.media.created(isVideo, mediaName(body.name, body.order)));
  };
  const change = async (before: Asset, { file, name, order: place }: MediaValues, hooks: UploadHooks) => {
    const body = { id: before.id, productId: product.id, isVideo: before.isVideo, file: file?.name ?? before.file ?? '', order: place ?? before.order, name: name ?? before.name };
    await update(body);
    if (file) await send(before.id, before.isVideo, file, hooks);
    toast.success(changeText(before, body, Boolean(file)));
  };

  return (
    <LazyMediaDialog
      media={asset}
      initialFiles={files}
      productHasImage={assets.some(({ isVideo }) => !isVideo)}
      converterHref={CONVERTER_URL}
      explain={readableError}
      onSubmit={(values, hooks) => (asset ? change(asset, values, hooks) : add(values, hooks))}
      onDone={onClose}
      onCancel={onClose}
    />
  );
};
