import { useWriter } from '@staalkaart/api-client';
import { LazyPasswordForm, peopleText, toast, type PasswordValues } from '@staalkaart/ui';
import { useState } from 'react';
import { readableError } from '../shell/errors/errorPolicy.ts';
import { showFailure } from '../shell/errors/useFailure.ts';
import { done } from '../nl/records.ts';
import type { ModalOf } from '../shell/modal/modal.ts';

/** Gives a user a new password (specification §7, `POST Users/newpassword`), and goes back to the form it came from. */
export const PasswordModal = ({ user, replace }: ModalOf<'password'>) => {
  const writer = useWriter();
  const [failure, setFailure] = useState<unknown>();
  const onSubmit = async (values: PasswordValues) => {
    setFailure(undefined);
    try {
      await writer.newPassword({ id: user.id, ...values });
    } catch (error) {
      setFailure(error);
      showFailure(error, 'userWrite');
      throw error;
    }
    toast.success(done.updated('Users', user.username));
  };
  return (
    <LazyPasswordForm
      title={peopleText.resetPassword}
      username={user.username}
      serverError={failure ? readableError(failure) : undefined}
      onSubmit={onSubmit}
      onClose={() => { replace({ type: 'record', kind: 'Users', record: user }); }}
    />
  );
};
