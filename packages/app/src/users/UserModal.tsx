import { useRoles, useUserWrites, type Role } from '@staalkaart/api-client';
import { LazyUserForm, type UserValues } from '@staalkaart/ui';
import { can } from '../access/access.ts';
import type { ModalOf } from '../modal/modal.ts';
import { useModal } from '../modal/ModalProvider.tsx';
import { formTitles } from '../nl/records.ts';
import { useRecordSave } from '../records/useRecordSave.ts';
import { useActor } from '../session/useActor.ts';
import { userPayload, valuesOfUser } from './userPayload.ts';

/** Makes or changes a user; the list of roles is fetched (specification §2, §6). */
export const UserModal = ({ user, draft, onClose }: ModalOf<'user'>) => {
  const actor = useActor();
  const { open } = useModal();
  const { create, update } = useUserWrites();
  const { roles, itemsLoaded, error, retry } = useRoles();
  const { save, ...failures } = useRecordSave('Users', onClose);
  const onSubmit = (values: UserValues) => {
    const common = userPayload(values);
    return save({
      name: values.username,
      isNew: !user,
      write: () => (user
        ? update({ id: user.id, ...common, ...(values.clearSecret && { clearSecret: true }) })
        : create({ ...common, password: values.password ?? '', passwordConfirm: values.passwordConfirm ?? '' })),
    });
  };
  return (
    <LazyUserForm
      title={formTitles.Users[user ? 1 : 0]}
      isEditing={Boolean(user)}
      isIdentityDisabled={Boolean(user)}
      canReset2fa={Boolean(user?.twoFactorSecretSet) && can(actor, 'user.resetSecondStep')}
      roles={{ options: roles as Role[], status: itemsLoaded ? 'ready' : error ? 'failed' : 'loading', onRetry: retry }}
      defaultValues={user && valuesOfUser(user)}
      draft={draft}
      onResetPassword={user && (typed => open({ type: 'password', user, draft: typed }))}
      onSubmit={onSubmit}
      onClose={onClose}
      {...failures}
    />
  );
};
