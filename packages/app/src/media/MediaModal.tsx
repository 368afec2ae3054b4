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
  const made = useRef(new Map<File, Pick<Asset, 'id' | 'name' | 'order'>>());

  /** A failed save or upload closes the form and shows why; where more files go together, it stays for the others. */
  const attempt = async <Result,>(work: Promise<Result>, occasion: 'mediaSave' | 'upload', { signal, count }: UploadHooks): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      if (!signal.aborted) {
        showFailure(error, occasion);
        if (count === 1) onClose();
      }
      throw error;
    }
  };
  const send = (id: Asset['id'], isVideo: boolean, file: File, hooks: UploadHooks) =>
    attempt((isVideo ? uploadVideo : uploadImage)(id, { file, ...hooks }), 'upload', hooks);

  const add = async ({ isVideo, file }: MediaValues, hooks: UploadHooks) => {
    if (!file) return;
    // The record of a file whose upload failed is kept: only the file goes again.
    let saved = made.current.get(file);
    if (!saved) {
      const body = { productId: product.id, isVideo, file: file.name, order: order.current, name: newAssetName(product.name) };
      saved = { ...body, id: (await attempt(create(body), 'mediaSave', hooks)).id };
      made.current.set(file, saved);
      order.current += 1;
    }
    await send(saved.id, isVideo, file, hooks);
    toast.success(done.media.created(isVideo, mediaName(saved.name, saved.order)));
  };
  const change = async (before: Asset, { file, name, order: place }: MediaValues, hooks: UploadHooks) => {
    const body = { id: before.id, productId: product.id, isVideo: before.isVideo, file: file?.name ?? before.file ?? '', order: place ?? before.order, name: name ?? before.name };
    await attempt(update(body), 'mediaSave', hooks);
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
