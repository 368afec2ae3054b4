import type { Writer } from '@staalkaart/api-client';
import type { Mode } from '@staalkaart/ui';
import { giveUpMedia, sendMedium } from '../../media/sendMedium.ts';
import { errorTexts } from '../../nl/errors.ts';
import { failureTexts, readableError } from '../errors/errorPolicy.ts';
import { tellIn, tellNow } from '../tell.ts';
import { uploader, uploadStates, type UploadJob } from './uploadStates.ts';
import { createUploads, type Sender } from './uploads.ts';

/** In which a file is told of, and shown: the own photo in any, a collection's where it was chosen, the others while editing. */
export const modeOf = ({ target, mode = 'presentation' }: Pick<UploadJob, 'target' | 'mode'>): Mode =>
  (target.of === 'Me' ? 'presentation' : target.of === 'Collections' ? mode : 'edit');

/**
 * Tells a failure as the policy has it: of a file the title of the answer alone (specification §8), of the record of a new
 * medium, which comes before its file, all that the server says.
 * @returns the sentence
 */
export const explainUpload = (error: unknown, job: Pick<UploadJob, 'target' | 'mode'>): string => {
  const { target } = job;
  const text = failureTexts(error, target.of === 'Assets' && target.id === undefined ? undefined : 'upload').join(' ');
  if (text) tellIn[modeOf(job)].error(text);
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

const changePerson = () => {
  const by = uploader.get();
  void uploads.setPerson(by?.userId, by && createSender(by.writer));
};
uploader.subscribe(changePerson);
changePerson();
