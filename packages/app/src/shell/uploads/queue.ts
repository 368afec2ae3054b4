import { toast } from '@staalkaart/ui';
import { errorTexts } from '../../nl/errors.ts';
import { failureTexts, readableError } from '../errors/errorPolicy.ts';
import { createSender } from './createSender.ts';
import { uploader, uploadStates, type UploadJob, type UploadTarget } from './uploadStates.ts';
import { createUploads } from './uploads.ts';

/**
 * Tells a failure as the policy has it: of a file the title of the answer alone (specification §8), of the record of a new
 * medium, which comes before its file, all that the server says.
 * @returns the sentence
 */
export const explainUpload = (error: unknown, target: UploadTarget): string => {
  const text = failureTexts(error, target.of === 'Assets' && target.id === undefined ? undefined : 'upload').join(' ');
  if (text) toast.error(text);
  return text || readableError(error);
};

/** Tells of what is not seen before somebody edits; what is of the person's own stands in sight. */
const tellStopped = (jobs: readonly UploadJob[]) => {
  const { length } = jobs.filter(({ target: { of } }) => of !== 'Me' && of !== 'Collections');
  if (length > 0) toast.warning(errorTexts.uploadsStopped(length));
};

/** The upload queue of this page. */
export const uploads = createUploads({ explain: explainUpload, tellStopped, shown: uploadStates });

const changePerson = () => {
  const by = uploader.get();
  void uploads.setPerson(by?.userId, by && createSender(by.writer));
};
uploader.subscribe(changePerson);
changePerson();
