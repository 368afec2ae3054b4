import { reactTo, readableError } from '../errors/errorPolicy.ts';
import { toast } from '@staalkaart/ui';
import { createUploads } from './uploads.ts';

/** The upload queue of this page. A failure is told as the policy has it: the title of the answer (specification §8). */
export const uploads = createUploads({
  explain: error => {
    const reaction = reactTo(error, 'upload');
    const text = reaction.kind === 'toasts' ? reaction.texts.join(' ') : readableError(error);
    if (reaction.kind === 'toasts') toast.error(text);
    return text;
  },
});
