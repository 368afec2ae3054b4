import { toast } from '../../feedback/Toasts/toast.ts';
import { mediaText } from '../../nl/media.ts';

/** The first of the files that were let go where only one can be; who let go of more is told which one was taken. */
export const firstFile = ([first, ...others]: Iterable<File>): File | undefined => {
  if (first && others.length > 0) toast.warning(mediaText.oneFile(first.name));
  return first;
};
