import { LazyImageForm } from '@staalkaart/ui';
import { done, recordTexts } from '../nl/records.ts';
import type { ModalOf } from '../shell/modal/modal.ts';
import { useTabState } from '../shell/session/mode.ts';
import { uploads } from '../shell/uploads/queue.ts';

/** Chooses the picture of a record; the upload queue sends it (specification §7, §8). */
export const ImageModal = ({ of, id, name, path, onClose }: ModalOf<'image'>) => {
  const { mode } = useTabState();
  return (
    <LazyImageForm
      title={recordTexts.photo(name)}
      currentPath={path}
      onSubmit={({ image }) => uploads.add({ target: { of, id }, label: name, file: image, mode, success: done.updated(of, name) })}
      onClose={onClose}
    />
  );
};
