import { LazyProfileForm, peopleText, toast, type ProfileValues } from '@staalkaart/ui';
import { can } from '../access/access.ts';
import { people } from '../nl/people.ts';
import { useActor } from '../shell/session/useActor.ts';
import type { ModalOf } from '../shell/modal/modal.ts';
import { keepProfileHere, useMyProfile } from './localProfile.ts';

/** The form of the own profile. Saving asks first; a ViewOnly's values stay on this screen (specification §4, §6). */
export const ProfileModal = ({ onClose, replace }: ModalOf<'profile'>) => {
  const actor = useActor();
  const me = useMyProfile();
  if (!me || !actor) return null;
  const onSubmit = async (values: ProfileValues) => {
    if (can(actor, 'profile.save')) {
      replace({ type: 'confirmProfile', values });
      // It is not saved yet: what was typed waits behind the question.
      return new Promise<void>(() => {});
    }
    keepProfileHere(me.id, values);
    toast.success(people.savedHere);
    return undefined;
  };
  return (
    <LazyProfileForm
      title={peopleText.editProfile}
      isEditing
      isIdentityDisabled={!can(actor, 'profile.editIdentity')}
      defaultValues={{ username: me.username, email: me.email, phoneNumber: me.phoneNumber ?? '' }}
      onSubmit={onSubmit}
      onClose={onClose}
    />
  );
};
