import type { Id, ResourceName, Writer } from '@staalkaart/api-client';
import { isNamedIn, type Mode } from '@staalkaart/ui';
import { can, type Actor } from '../../access/access.ts';
import { giveUpMedia, sendMedium } from '../../media/sendMedium.ts';
import { errorTexts } from '../../nl/errors.ts';
import { deletions, nameOf } from '../../records/deleted.ts';
import { tellBrokenOff } from '../brokenOff.ts';
import { failureTexts, readableError } from '../errors/errorPolicy.ts';
import { tellIn, tellNow } from '../tell.ts';
import { uploader, uploadStates, type UploadJob } from './uploadStates.ts';
import { createUploads, type Sender } from './uploads.ts';

type Purpose = Pick<UploadJob, 'target' | 'mode'>;

/** In which a file is told of, and shown: the own photo in any, a collection's where it was chosen, the others while editing. */
const modeOf = ({ target, mode = 'presentation' }: Purpose): Mode =>
  (target.of === 'Me' ? 'presentation' : target.of === 'Collections' ? mode : 'edit');

/** Whether a file is shown to somebody: what is of editing goes on in presentation mode, unseen, as a customer may look. What broke off is offered to no role that may not send it. */
export const mayBeSeen = (actor: Actor, job: Purpose): boolean =>
  isNamedIn(modeOf(job), actor.mode) && (job.target.of === 'Me' || job.target.of === 'Collections' || can(actor, 'catalogue.edit'));

/**
 * Tells a failure as the policy has it: of a file the title of the answer alone (specification §8), of the record of a new
 * medium, which comes before its file, all that the server says.
 * @returns the sentence
 */
export const explainUpload = (error: unknown, job: Purpose): string => {
  const { target } = job;
  const text = failureTexts(error, target.of === 'Assets' && target.id === undefined ? undefined : 'upload').join(' ');
  if (text) tellIn[modeOf(job)].errorOnce(text);
  return text || readableError(error);
};

/** Sends the jobs of the upload queue through a cache: the record of a new medium first, then its file (specification §7). */
const createSender = (writer: Writer): Sender => ({
  send: async (job, hooks, keep) => {
    const { target, file, success } = job;
    const upload = { ...hooks, file };
    if (target.of === 'Me') await writer.uploadMyImage(upload);
    else if (target.of !== 'Assets') await writer.upload(target.of, target.id, 'image', upload);
    else await sendMedium(writer, job, target, upload, keep);
    if (success) tellIn[modeOf(job)].success(success);
  },
  giveUp: jobs => giveUpMedia(writer, jobs),
});

/** Tells of what is not seen before somebody edits: the others stand in sight. */
const tellStopped = (jobs: readonly UploadJob[]) => {
  const { length } = jobs.filter(job => modeOf(job) === 'edit');
  if (length > 0) tellNow().warning(errorTexts.uploadsStopped(length));
};

/** The upload queue of this page. */
export const uploads = createUploads({ explain: explainUpload, tellStopped, shown: uploadStates });

const isDeleted = (kind: ResourceName, id: Id) => deletions.get().get(nameOf(kind, id)) === 'done';
deletions.subscribe(() => uploads.drop(({ target }) => {
  if (target.of === 'Me') return false;
  if (target.of !== 'Assets') return isDeleted(target.of, target.id);
  return isDeleted('Products', target.productId) || target.id !== undefined && isDeleted('Assets', target.id);
}));

const changePerson = () => {
  const by = uploader.get();
  void uploads.setPerson(by?.userId, by && createSender(by.writer));
  if (by) void tellBrokenOff();
};
uploader.subscribe(changePerson);
changePerson();
