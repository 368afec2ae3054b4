import { isSameId, useWriter, type Upload, type Writer } from '@staalkaart/api-client';
import { mediaName, toast } from '@staalkaart/ui';
import { useCallback } from 'react';
import { done } from '../../nl/records.ts';
import { showFailure } from '../errors/useFailure.ts';
import { uploads } from './queue.ts';
import type { SendJob, UploadTarget } from './uploads.ts';

type AssetTarget = Extract<UploadTarget, { of: 'Assets' }>;
const isNewIn = (target: UploadTarget, productId: AssetTarget['productId']) => target.of === 'Assets' && target.id === undefined && isSameId(target.productId, productId);

/** Makes the record of a medium where there is none, and sends its file. After the last one of a choice the order of all is looked at. */
const sendMedium = async (writer: Writer, key: string, target: AssetTarget, upload: Upload, keep: (target: UploadTarget) => void): Promise<{ order: number }> => {
  const send = async ({ id, order = 0 }: { id: NonNullable<AssetTarget['id']>; order?: number | undefined }) => {
    await writer.upload('Assets', id, target.isVideo ? 'video' : 'image', upload);
    return { order };
  };
  if (target.id !== undefined) return send({ id: target.id, order: target.order });
  // Only who makes a medium fetches it: nothing of it is needed to browse.
  const { createMedium, settleMedia } = await import('../../media/mediaOrder.ts');
  try {
    return await send(await createMedium(writer, target, upload.file.name, made => keep({ ...target, ...made })));
  } finally {
    const isLast = !uploads.states().some(({ job, status }) => status === 'waiting' && job.key !== key && isNewIn(job.target, target.productId));
    if (isLast) await settleMedia(writer, target.productId).catch((error: unknown) => showFailure(error, 'write'));
  }
};

/** Sends the jobs of the upload queue through the cache that is mounted: the record of a new medium first, then its file (specification §7). */
export const useSendUpload = (): SendJob => {
  const writer = useWriter();
  // A choice of media is shown once all of it is there: for as long as that takes, what else is written is shown at once.
  const apart = useWriter(true);
  return useCallback(async ({ key, target, file, success }, hooks, keep) => {
    const upload = { ...hooks, file };
    if (target.of === 'Me') await writer.uploadMyImage(upload);
    else if (target.of !== 'Assets') await writer.upload(target.of, target.id, 'image', upload);
    else {
      const { order } = await apart.together(() => sendMedium(apart, key, target, upload, keep));
      if (!success) toast.success(done.media.created(target.isVideo, mediaName(target.name, order)));
    }
    if (success) toast.success(success);
  }, [writer, apart]);
};
