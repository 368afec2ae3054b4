import { useMe, useMeWrites } from '@staalkaart/api-client';
import { LazyAvatarForm, toast, type AvatarValues } from '@staalkaart/ui';
import { useRef, useState } from 'react';
import { showFailure } from '../errors/useFailure.ts';
import { people } from '../nl/people.ts';

/** Uploads the own photo, cropped to a square. Also for a ViewOnly (specification §6). */
export const AvatarModal = ({ onClose }: { onClose: () => void }) => {
  const { me } = useMe();
  const { uploadImage } = useMeWrites();
  const [progress, setProgress] = useState<number>();
  const sending = useRef<AbortController>(undefined);
  const onSubmit = async ({ file }: AvatarValues) => {
    sending.current = new AbortController();
    try {
      await uploadImage({ file, onProgress: setProgress, signal: sending.current.signal });
      toast.success(people.avatarSaved);
      onClose();
    } catch (error) {
      if (sending.current.signal.aborted) throw error;
      showFailure(error, 'upload');
      onClose();
    }
  };
  return <LazyAvatarForm currentPath={me?.path} progress={progress} onCancelUpload={() => sending.current?.abort()} onSubmit={onSubmit} onClose={onClose} />;
};
