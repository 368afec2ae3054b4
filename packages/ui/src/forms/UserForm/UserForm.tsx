import { yupResolver } from '@hookform/resolvers/yup';
import { KeyRound } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { Button } from '../../controls/Button/Button.tsx';
import type { LookupStatus } from '../../overlays/ComboBox/options.ts';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { CheckField } from '../record/CheckField.tsx';
import { IdsField } from '../record/IdsField.tsx';
import { RecordDialog, type RecordFormProps } from '../record/RecordDialog.tsx';
import { useRecordForm } from '../record/useRecordForm.ts';
import { peopleText } from '../../nl/people.ts';
import { IdentityFields } from '../identity/IdentityFields.tsx';
import { PasswordPair } from '../identity/PasswordPair.tsx';
import { Extras, Reset } from './UserForm.styles.ts';
import { userSchema, type UserValues } from './userSchema.ts';

/** The roles to choose from, fetched beside the user (specification §6). */
export interface RoleLookup {
  /** Names of roles, such as 'PowerUser'. */
  options: readonly string[];
  /** How the fetching goes; `failed` offers another try. */
  status: LookupStatus;
  /** Fetches them again, after a failure. */
  onRetry: () => void;
}

export interface UserFormProps extends RecordFormProps<UserValues> {
  /** The roles to choose from, and how fetching them goes. */
  roles: RoleLookup;
  /** E-mail and username are shown but cannot be changed: for an existing user (specification §6). */
  isIdentityDisabled?: boolean;
  /** It is the account of who is signed in: nobody changes their own role or status. */
  isOwnAccount?: boolean;
  /** Offers 'Create new OTP qr-code?': a SuperAdmin, and a user with a secret (specification §4). */
  canReset2fa?: boolean;
  /** Opens the form of a new password in this one's place. No button without it. */
  onResetPassword?: () => void;
}

/** Before a role is chosen there is none: the schema has the word. */
type Draft = Omit<UserValues, 'roleName'> & { roleName: string | null };

const emptyUser: Draft = { email: '', username: '', phoneNumber: '', roleName: null, isActive: true };

/** Only what is asked here is a field: what the server says of anything else joins its general complaint. */
const beginWith = (given: Partial<UserValues> | undefined, isEditing: boolean, canReset2fa: boolean): Draft => ({
  ...emptyUser,
  ...(isEditing ? undefined : { password: '', passwordConfirm: '' }),
  ...(canReset2fa ? { clearSecret: false } : undefined),
  ...given,
});

/** Makes or changes a user (specification §2, §5, §6). Use it through `LazyUserForm`. */
export const UserForm = ({
  title, defaultValues, onSubmit, onClose, isEditing = false, clash, serverError, serverErrors,
  roles, isIdentityDisabled = false, isOwnAccount = false, canReset2fa = false, onResetPassword,
}: UserFormProps) => {
  // The resolver is one and the same for the life of a form.
  const [resolver] = useState(() => yupResolver(userSchema({ isEditing, isIdentityDisabled })) as unknown as Resolver<Draft>);
  const record = useRecordForm<Draft>({
    resolver,
    defaultValues: beginWith(defaultValues, isEditing, canReset2fa),
    isExisting: isEditing,
    onSubmit: (values, base) => onSubmit(values as UserValues, base as UserValues),
    onSaved: onClose,
    secrets: ['password', 'passwordConfirm'],
    serverError, serverErrors,
  });
  const given = defaultValues?.roleName;
  const { options, status, onRetry } = roles;
  const lookup = useMemo(() => {
    const named = (name: string) => ({ id: name, name });
    return { options: options.map(named), known: given ? [named(given)] : [], status, onRetry };
  }, [options, status, onRetry, given]);
  const { control } = record;
  return (
    <RecordDialog {...{ record, title, onClose, isEditing, clash }}>
      <IdentityFields record={record} isDisabled={isIdentityDisabled} first="email" />
      <TextField {...record.field('phoneNumber')} label={peopleText.phone} type="tel" autoComplete="off" keepsMessageRoom />
      {!isEditing && <PasswordPair record={record} names={['password', 'passwordConfirm']} labels={[peopleText.password, peopleText.passwordConfirm]} />}
      <IdsField control={control} name="roleName" lookup={lookup} label={peopleText.role} placeholder={peopleText.chooseRole} error={record.error('roleName')} description={isOwnAccount ? peopleText.ownAccount : undefined} isDisabled={isOwnAccount} keepsMessageRoom />
      <Extras>
        <CheckField control={control} name="isActive" label={peopleText.isActive} description={isOwnAccount ? peopleText.ownAccount : peopleText.isActiveHelp} disabled={isOwnAccount} />
        {canReset2fa && <CheckField control={control} name="clearSecret" label={peopleText.clearSecret} />}
        {onResetPassword && (
          <Reset>
            <Button variant="quiet" disabled={record.isPending} onClick={() => onResetPassword()}><KeyRound aria-hidden />{peopleText.resetPassword}</Button>
          </Reset>
        )}
      </Extras>
    </RecordDialog>
  );
};
