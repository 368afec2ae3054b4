import { useCategoryWrites, useCollectionWrites, useSegmentWrites } from '@staalkaart/api-client';
import { LazyImageForm, toast, type ImageValues } from '@staalkaart/ui';
import { useRef, useState } from 'react';
import { showFailure } from '../errors/useFailure.ts';
import type { ModalOf } from '../modal/modal.ts';
import { done, recordTexts } from '../nl/records.ts';

const useUploads = () => ({ Segments: useSegmentWrites(), Categories: useCategoryWrites(), Collections: useCollectionWrites() });

/** Uploads the picture of a record, with its progress; a failed upload closes the form and shows the title of the answer (specification §8). */
export const ImageModal = ({ of, id, name, path, onClose }: ModalOf<'image'>) => {
  const { uploadImage } = useUploads()[of];
  const [progress, setProgress] = useState<number>();
  const sending = useRef<AbortController>(undefined);
  const onSubmit = async ({ image }: ImageValues) => {
    sending.current = new AbortController();
    try {
      await uploadImage(id, { file: image as File, onProgress: setProgress, signal: sending.current.signal });
      toast.success(done.updated(of, name));
      onClose();
    } catch (error) {
      if (sending.current.signal.aborted) throw error;
      showFailure(error, 'upload');
      onClose();
    }
  };
  return (
    <LazyImageForm
      title={recordTexts.photo(name)}
      currentPath={path}
      progress={progress}
      onCancelUpload={() => sending.current?.abort()}
      onSubmit={onSubmit}
      onClose={onClose}
    />
  );
};
