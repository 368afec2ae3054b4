import { isSameId, type Upload, type Writer } from '@staalkaart/api-client';
import { mediaName } from '@staalkaart/ui';
import { mediaTexts } from '../nl/media.ts';
import { isNotFound } from '../shell/errors/errorPolicy.ts';
import { tellIn } from '../shell/tell.ts';
import { uploadStates, type UploadJob, type UploadTarget } from '../shell/uploads/uploadStates.ts';
import type { Sender } from '../shell/uploads/uploads.ts';
import { createMedium, settleMedia, standsAsSeen } from './mediaOrder.ts';

type AssetTarget = Extract<UploadTarget, { of: 'Assets' }>;
type Made = AssetTarget & { id: NonNullable<AssetTarget['id']> };
const isMade = (target: AssetTarget): target is Made => target.id !== undefined;
const isNewIn = (target: UploadTarget, productId: AssetTarget['productId']) => target.of === 'Assets' && target.id === undefined && isSameId(target.productId, productId);

/** Of what is gone the file itself says so. */
const tellUnlessGone = (error: unknown) => { if (!isNotFound(error)) tellIn.edit.failure(error); };

/** Makes the record of a medium where there is none, and sends its file. After the last one of a choice the order of all is looked at. */
export const sendMedium = (through: Writer, { key }: UploadJob, target: AssetTarget, upload: Upload, keep: Parameters<Sender['send']>[2]): Promise<void> => through.apart(async writer => {
  const { isVideo, before } = target;
  const send = async (made: Made) => {
    await writer.upload('Assets', made.id, isVideo ? 'video' : 'image', upload);
    // By the name and the place that it has by now: others may have come or gone while its file was on its way.
    const { name, order = 0 } = standsAsSeen(made.id) ? made : await writer.readFresh('Assets', made.id).then(({ record }) => record, () => made);
    const is = mediaName(name, order);
    tellIn.edit.success(before === undefined ? mediaTexts.created(isVideo, is) : mediaTexts.replaced(isVideo, before, is));
  };
  if (isMade(target)) return send(target);
  try {
    const made = await createMedium(writer, target, upload.file.name, known => keep({ ...target, ...known }));
    return await send({ ...target, ...made });
  } finally {
    const isLast = !uploadStates.get().some(({ job, status }) => status === 'waiting' && job.key !== key && isNewIn(job.target, target.productId));
    if (isLast) await settleMedia(writer, target.productId).catch(tellUnlessGone);
  }
});

/** The file of a new medium is given up: the record that was made for it goes with it, unless the file arrived without an answer. A replacement leaves its medium as it was. */
const giveUpMedium = async (writer: Writer, { target }: UploadJob): Promise<void> => {
  if (target.of !== 'Assets' || target.id === undefined || target.before !== undefined) return;
  try {
    const { record } = await writer.readFresh('Assets', target.id);
    if (record.path) return;
    await writer.remove('Assets', target.id);
    await settleMedia(writer, target.productId);
  } catch (error) {
    tellUnlessGone(error);
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
