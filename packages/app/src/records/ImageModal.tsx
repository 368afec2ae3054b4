import { LazyImageForm } from '@staalkaart/ui';
import { done, recordTexts } from '../nl/records.ts';
import type { ModalOf } from '../shell/modal/modal.ts';
import { uploads } from '../shell/uploads/queue.ts';

/** Chooses the picture of a record; the upload queue sends it (specification §7, §8). */
export const ImageModal = ({ of, id, name, path, onClose }: ModalOf<'image'>) => (
  <LazyImageForm
    title={recordTexts.photo(name)}
    currentPath={path}
    onSubmit={({ image }) => uploads.add({ target: { of, id }, label: name, file: image, success: done.updated(of, name) })}
    onClose={onClose}
  />
);
