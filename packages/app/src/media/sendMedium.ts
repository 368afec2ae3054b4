import { isSameId, type Upload, type Writer } from '@staalkaart/api-client';
import { mediaName, toast } from '@staalkaart/ui';
import { mediaTexts } from '../nl/media.ts';
import { isNotFound } from '../shell/errors/errorPolicy.ts';
import { showFailure } from '../shell/errors/useFailure.ts';
import { uploads } from '../shell/uploads/queue.ts';
import type { Sender, UploadJob, UploadTarget } from '../shell/uploads/uploads.ts';
import { createMedium, settleMedia } from './mediaOrder.ts';

type AssetTarget = Extract<UploadTarget, { of: 'Assets' }>;
const isNewIn = (target: UploadTarget, productId: AssetTarget['productId']) => target.of === 'Assets' && target.id === undefined && isSameId(target.productId, productId);

/** Makes the record of a medium where there is none, and sends its file. After the last one of a choice the order of all is looked at. */
export const sendMedium = (through: Writer, { key, success }: UploadJob, target: AssetTarget, upload: Upload, keep: Parameters<Sender['send']>[2]): Promise<void> => through.apart(async writer => {
  const send = async ({ id, order = 0 }: { id: NonNullable<AssetTarget['id']>; order?: number | undefined }) => {
    await writer.upload('Assets', id, target.isVideo ? 'video' : 'image', upload);
    if (!success) toast.success(mediaTexts.created(target.isVideo, mediaName(target.name, order)));
  };
  if (target.id !== undefined) return send({ id: target.id, order: target.order });
  try {
    return await send(await createMedium(writer, target, upload.file.name, made => keep({ ...target, ...made })));
  } finally {
    const isLast = !uploads.states().some(({ job, status }) => status === 'waiting' && job.key !== key && isNewIn(job.target, target.productId));
    if (isLast) await settleMedia(writer, target.productId).catch((error: unknown) => showFailure(error));
  }
});

/** The file of a new medium is given up: the record that was made for it goes with it, unless the file arrived without an answer. A replacement leaves its medium as it was. */
const giveUpMedium = async (writer: Writer, { target, success }: UploadJob): Promise<void> => {
  if (target.of !== 'Assets' || target.id === undefined || success) return;
  try {
    const { record } = await writer.readFresh('Assets', target.id);
    if (record.path) return;
    await writer.remove('Assets', target.id);
    await settleMedia(writer, target.productId);
  } catch (error) {
    if (!isNotFound(error)) showFailure(error);
  }
};

/** How long a person who leaves waits for what is given up, in ms: nobody may answer. */
const PATIENCE = 3_000;
let lastGivenUp: Promise<void> = Promise.resolve();

/** Gives up the files of several media, one after the other, since those of one product are put in order. Resolves once that is done, or takes too long. */
export const giveUpMedia = (writer: Writer, jobs: readonly UploadJob[]): Promise<void> => {
  lastGivenUp = jobs.reduce((before, job) => before.then(() => giveUpMedium(writer, job)), lastGivenUp);
  return Promise.race([lastGivenUp, new Promise<void>(resolve => { setTimeout(resolve, PATIENCE); })]);
};
