import { useMe } from '@staalkaart/api-client';
import { LazyAvatarForm } from '@staalkaart/ui';
import { people } from '../nl/people.ts';
import { uploads } from '../shell/uploads/queue.ts';

/** Chooses the own photo, cropped to a square. Also for a ViewOnly (specification §6). */
export const AvatarModal = ({ onClose }: { onClose: () => void }) => {
  const { me } = useMe();
  return (
    <LazyAvatarForm
      currentPath={me?.path}
      onSubmit={({ file }) => uploads.add({ target: { of: 'Me' }, label: me?.username ?? '', file, success: people.avatarSaved })}
      onClose={onClose}
    />
  );
};
