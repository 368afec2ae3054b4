import { IntentionRefused, isSameId, PAGE_SIZES, useList, useWriter } from '@staalkaart/api-client';
import { baseName, LazyMediaCreateForm, LazyMediaEditForm, mediaName, placeMedia, type MediaEdit } from '@staalkaart/ui';
import { isCalledOff, isNotFound } from '../shell/errors/errorPolicy.ts';
import { changeOutcome } from '../shell/errors/outcome.ts';
import { mediaTexts } from '../nl/media.ts';
import { mergeRecord } from '../records/merge.ts';
import type { ModalOf } from '../shell/modal/modal.ts';
import { uploads } from '../shell/uploads/queue.ts';
import { useTell } from '../shell/tell.ts';
import { bodyOf, inTurn, newAssetName, saveMediaOrder } from './mediaOrder.ts';
import { useTellMoved } from './useTellMoved.ts';

/** Where somebody turns a .mov into an .mp4; to be set for each installation. */
const CONVERTER_URL: string = import.meta.env.VITE_MOV_CONVERTER_URL ?? 'https://cloudconvert.com/mov-to-mp4';

/** Adds pictures and films to a product, or changes one; files go by the upload queue (specification §4, §7). */
export const MediaModal = ({ product, asset, files, onClose }: ModalOf<'media'>) => {
  const writer = useWriter();
  const { items: media } = useList('Assets', product.id === '' ? null : { productId: product.id, pageSize: PAGE_SIZES.LOOKUP });
  const tell = useTell();
  const tellMoved = useTellMoved();
  if (!asset) {
    return (
      <LazyMediaCreateForm
        initialFiles={files}
        productHasImage={media.some(({ isVideo }) => !isVideo)}
        converterHref={CONVERTER_URL}
        onSubmit={chosen => {
          for (const file of chosen.files) {
            uploads.add({ target: { of: 'Assets', productId: product.id, isVideo: chosen.isVideo, name: newAssetName(product.name) }, label: product.name, file });
          }
        }}
        onClose={onClose}
      />
    );
  }
  /** A failed save closes the form and shows why (specification §8); the next one of this medium on the page begins with what was typed, unless it is gone or a colleague renamed it. */
  const change = async ({ name: typed, was: begun, order, file }: MediaEdit) => {
    try {
      const { name, place: before } = await inTurn(product.id, async () => {
        // A colleague may have named or moved it meanwhile: it keeps that, or what was chosen here.
        const { record, version } = await writer.readFresh('Assets', asset.id);
        const { values, clashes } = mergeRecord({ name: begun }, { name: typed }, { name: record.name }, ['name']);
        if (clashes.length > 0) throw new IntentionRefused('changed');
        await writer.update('Assets', bodyOf({ ...record, name: values.name, file: file?.name ?? record.file }), version);
        return { name: values.name, place: record.order };
      });
      // It is saved by now: a place that could not be had neither says otherwise nor keeps its file.
      const orders = order === asset.order ? undefined : await saveMediaOrder(writer, product.id, now => placeMedia(now, asset.id, order)).catch((error: unknown) => {
        if (isCalledOff(error)) throw error;
        tell.failure(error);
        return undefined;
      });
      const place = orders?.media.find(({ id }) => isSameId(id, asset.id))?.order ?? before;
      const [was, is] = [mediaName(asset.name, asset.order), mediaName(name, place)];
      // Told by itself: its file may never arrive. The place alone can be undone: with another name it would be half of what is told.
      if (was !== is || (!file && (orders || order === asset.order))) tellMoved(mediaTexts.changed(was, is), product.id, typed === asset.name ? orders : undefined);
      if (file) uploads.add({ target: { of: 'Assets', productId: product.id, isVideo: asset.isVideo, name, id: asset.id, order: place, before: was }, label: baseName(asset.name), file });
    } catch (error) {
      // Not where the session ended: what was typed is kept.
      if (isCalledOff(error)) throw error;
      tell.failure(changeOutcome(error, 'Assets', mediaName(asset.name, asset.order)));
      if (error instanceof IntentionRefused || isNotFound(error)) return;
      onClose();
      throw error;
    }
  };
  return <LazyMediaEditForm media={asset} lastOrder={media.length} converterHref={CONVERTER_URL} onSubmit={change} onClose={onClose} />;
};
