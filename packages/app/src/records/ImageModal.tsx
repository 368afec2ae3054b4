import { useCategoryWrites, useCollectionWrites, useSegmentWrites } from '@staalkaart/api-client';
import { LazyImageForm } from '@staalkaart/ui';
import type { ModalOf } from '../modal/modal.ts';
import { done, recordTexts } from '../nl/records.ts';
import { useLoneUpload } from './useLoneUpload.ts';

const useUploads = () => ({ Segments: useSegmentWrites(), Categories: useCategoryWrites(), Collections: useCollectionWrites() });

/** Uploads the picture of a record, with its progress; a failed upload closes the form and shows the title of the answer (specification §8). */
export const ImageModal = ({ of, id, name, path, onClose }: ModalOf<'image'>) => {
  const { uploadImage } = useUploads()[of];
  const { send, form } = useLoneUpload(upload => uploadImage(id, upload), done.updated(of, name), onClose);
  return (
    <LazyImageForm
      title={recordTexts.photo(name)}
      currentPath={path}
      onSubmit={({ image }) => send(image as File)}
      onClose={onClose}
      {...form}
    />
  );
};
