import { LazyProfileForm, toast, type ProfileValues } from '@staalkaart/ui';
import { can } from '../access/access.ts';
import type { ModalOf } from '../modal/modal.ts';
import { useModal } from '../modal/ModalProvider.tsx';
import { people } from '../nl/people.ts';
import { useActor } from '../session/useActor.ts';
import { keepProfileHere, useMyProfile } from './localProfile.ts';

/** The form of the own profile. Saving asks first; a ViewOnly's values stay on this screen (specification §4, §6). */
export const ProfileModal = ({ draft, onClose }: ModalOf<'profile'>) => {
  const actor = useActor();
  const me = useMyProfile();
  const { open } = useModal();
  if (!me || !actor) return null;
  const onSubmit = (values: ProfileValues) => {
    if (can(actor, 'profile.save')) return open({ type: 'confirmProfile', values });
    keepProfileHere(me.id, values);
    toast.success(people.savedHere);
    return onClose();
  };
  return (
    <LazyProfileForm
      isIdentityDisabled={!can(actor, 'profile.editIdentity')}
      defaultValues={{ username: me.username, email: me.email, phoneNumber: me.phoneNumber ?? '' }}
      draft={draft}
      onSubmit={onSubmit}
      onClose={onClose}
    />
  );
};
