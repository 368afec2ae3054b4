import { useMe, useMeWrites } from '@staalkaart/api-client';
import { LazyConfirmDialog, toast } from '@staalkaart/ui';
import { useNavigate } from 'react-router-dom';
import { showFailure } from '../errors/useFailure.ts';
import type { ModalOf } from '../modal/modal.ts';
import { useModal } from '../modal/ModalProvider.tsx';
import { people } from '../nl/people.ts';
import { paths } from '../routing/paths.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** Warns that one must sign in again, saves the own profile, and ends the session (specification §4, §8). Cancelling goes back to what was typed. */
export const ConfirmProfile = ({ values }: ModalOf<'confirmProfile'>) => {
  const { me } = useMe();
  const { update, isPending } = useMeWrites();
  const { signOut } = useSession();
  const { open } = useModal();
  const navigate = useNavigate();
  const back = () => open({ type: 'profile', draft: values });
  const save = async () => {
    if (!me) return;
    try {
      await update({ id: me.id, path: me.path ?? null, ...values });
    } catch (error) {
      showFailure(error, 'userWrite');
      back();
      return;
    }
    toast.success(people.saved);
    signOut();
    void navigate(paths.root);
  };
  return <LazyConfirmDialog text={people.beforeSave} isPending={isPending} onConfirm={() => void save()} onCancel={back} />;
};
