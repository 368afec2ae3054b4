import { useMe, useMeWrites } from '@staalkaart/api-client';
import { LazyAvatarForm } from '@staalkaart/ui';
import { people } from '../nl/people.ts';
import { useLoneUpload } from '../records/useLoneUpload.ts';

/** Uploads the own photo, cropped to a square. Also for a ViewOnly (specification §6). */
export const AvatarModal = ({ onClose }: { onClose: () => void }) => {
  const { me } = useMe();
  const { uploadImage } = useMeWrites();
  const { send, form } = useLoneUpload(uploadImage, people.avatarSaved, onClose);
  return <LazyAvatarForm currentPath={me?.path} onSubmit={({ file }) => send(file)} onClose={onClose} {...form} />;
};
