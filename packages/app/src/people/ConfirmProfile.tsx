import { useMe, useWriter } from '@staalkaart/api-client';
import { LazyConfirmDialog, toast } from '@staalkaart/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { showFailure } from '../shell/errors/useFailure.ts';
import { people } from '../nl/people.ts';
import { paths } from '../shell/routing/paths.ts';
import { useSession } from '../shell/session/SessionProvider.tsx';
import type { ModalOf } from '../shell/modal/modal.ts';
import { unsaved } from '../shell/unsaved/unsaved.ts';

/** Warns that one must sign in again, saves the own profile, and ends the session (specification §4, §8). Cancelling goes back to what was typed. */
export const ConfirmProfile = ({ values, replace }: ModalOf<'confirmProfile'>) => {
  const { me } = useMe();
  const writer = useWriter();
  const { signOut } = useSession();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const back = () => { replace({ type: 'profile' }); };
  const save = async () => {
    if (!me) return;
    setPending(true);
    try {
      await writer.updateMe({ id: me.id, path: me.path ?? null, ...values });
    } catch (error) {
      showFailure(error, 'userWrite');
      back();
      return;
    }
    toast.success(people.saved);
    await unsaved.forget();
    signOut();
    void navigate(paths.root);
  };
  return <LazyConfirmDialog text={people.beforeSave} isPending={isPending} onConfirm={() => void save()} onCancel={back} />;
};
