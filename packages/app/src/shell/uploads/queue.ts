import { toast } from '@staalkaart/ui';
import { reactTo, readableError } from '../errors/errorPolicy.ts';
import { createUploads, type UploadTarget } from './uploads.ts';

/**
 * Tells a failure as the policy has it: of a file the title of the answer alone (specification §8), of the record of a new
 * medium, which comes before its file, all that the server says.
 * @returns the sentence
 */
export const explainUpload = (error: unknown, target: UploadTarget): string => {
  const reaction = reactTo(error, target.of === 'Assets' && target.id === undefined ? 'mediaSave' : 'upload');
  const text = reaction.kind === 'toasts' ? reaction.texts.join(' ') : readableError(error);
  if (reaction.kind === 'toasts') toast.error(text);
  return text;
};

/** The upload queue of this page. */
export const uploads = createUploads({ explain: explainUpload });
