import { useUserWrites } from '@staalkaart/api-client';
import { LazyPasswordForm, type PasswordValues } from '@staalkaart/ui';
import type { ModalOf } from '../modal/modal.ts';
import { useModal } from '../modal/ModalProvider.tsx';
import { useRecordSave } from '../records/useRecordSave.ts';

/** Gives a user a new password (specification §7, `POST Users/newpassword`), and goes back to the form it came from. */
export const PasswordModal = ({ user, draft, onClose }: ModalOf<'password'>) => {
  const { newPassword } = useUserWrites();
  const { open } = useModal();
  const back = () => (draft ? open({ type: 'user', user, draft }) : onClose());
  const { save, ...failures } = useRecordSave('Users', back);
  const onSubmit = (values: PasswordValues) => save({
    name: user.username,
    isNew: false,
    write: async () => {
      await newPassword({ id: user.id, ...values });
      return user;
    },
  });
  return <LazyPasswordForm username={user.username} onSubmit={onSubmit} onClose={back} {...failures} />;
};
