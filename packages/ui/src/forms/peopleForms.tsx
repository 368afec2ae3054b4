import { KeyRound } from 'lucide-react';
import { useWatch, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import styled from 'styled-components';
import { Button } from '../controls/Button/Button.tsx';
import { formText } from '../nl/forms.ts';
import { peopleText } from '../nl/people.ts';
import { PasswordField } from './identity/PasswordField.tsx';
import { PasswordMaker } from './identity/PasswordMaker.tsx';
import { passwordSchema, profileSchema, userSchema, type PasswordValues, type ProfileValues, type UserValues } from './identity/peopleRules.ts';
import { CheckField, IdsField, TextLine, type Lookup } from './record/fields.tsx';
import { KindForm, type RecordFormKind } from './record/KindForm.tsx';
import type { RecordFormProps } from './record/RecordDialog.tsx';
import type { RecordForm } from './record/useRecordForm.ts';

const EMAIL = { name: 'email', label: peopleText.email, type: 'email', autoCapitalize: 'none', spellCheck: false } as const;
const USERNAME = { name: 'username', label: peopleText.username, autoCapitalize: 'words', spellCheck: false } as const;
const PHONE = { name: 'phoneNumber', label: peopleText.phone, type: 'tel' } as const;

interface PasswordPairProps<Values extends FieldValues> {
  record: RecordForm<Values>;
  /** The field of the password, and of the same one again. */
  names: readonly [Path<Values>, Path<Values>];
  /** What each asks. */
  labels: readonly [string, string];
}

/** A new password, typed twice, or made. Changing the first one judges the second one again, once there is one. */
const PasswordPair = <Values extends FieldValues>({ record, names: [name, again], labels }: PasswordPairProps<Values>) => {
  const [typed, typedAgain] = useWatch({ control: record.control, name: [name, again] }) as [string, string];
  const fill = (password: string) => {
    for (const field of [name, again]) record.fill(field, password as PathValue<Values, Path<Values>>);
  };
  return (
    <>
      <PasswordField {...record.control.register(name, { deps: typedAgain ? [again] : [] })} label={labels[0]} error={record.error(name)} autoComplete="new-password" keepsMessageRoom />
      <PasswordField {...record.field(again)} label={labels[1]} autoComplete="new-password" keepsMessageRoom />
      <PasswordMaker value={typed} onMake={fill} isDisabled={record.isPending} />
    </>
  );
};

interface WithIdentity {
  /** E-mail and username are shown but cannot be changed: for an existing user, and for whoever is no admin (specification §6). */
  isIdentityDisabled?: boolean;
}

interface ProfileFormProps extends RecordFormProps<ProfileValues>, WithIdentity {}

const profile: RecordFormKind<ProfileValues, ProfileFormProps> = {
  schema: ({ isIdentityDisabled = false }) => profileSchema(isIdentityDisabled),
  fields: (record, { isIdentityDisabled }) => (
    <>
      <TextLine record={record} {...USERNAME} disabled={isIdentityDisabled} />
      <TextLine record={record} {...EMAIL} disabled={isIdentityDisabled} />
      <TextLine record={record} {...PHONE} autoComplete="tel" />
    </>
  ),
};

/** 'Mijn profiel aanpassen' (specification §4, "Sign-in"). */
export const ProfileForm = (props: ProfileFormProps) => <KindForm kind={profile} props={props} />;

const Intro = styled.p`
  margin-bottom: var(--space-4);
  overflow-wrap: anywhere;
  color: var(--color-ink-2);
  strong { font-weight: var(--weight-bold); color: var(--color-ink); }
`;

interface PasswordFormProps extends RecordFormProps<PasswordValues> {
  /** Whose password it is. */
  username: string;
}

const password: RecordFormKind<PasswordValues, PasswordFormProps> = {
  schema: passwordSchema,
  secrets: ['newPassword', 'newPasswordConfirm'],
  submitLabel: formText.save,
  fields: (record, { username }) => (
    <>
      <Intro>{peopleText.newPasswordFor} <strong>{username}</strong>. {peopleText.newPasswordFinal}</Intro>
      <PasswordPair record={record} names={['newPassword', 'newPasswordConfirm']} labels={[peopleText.newPassword, peopleText.newPasswordConfirm]} />
    </>
  ),
};

/** Gives a user a new password (specification §5, "Password reset"). */
export const PasswordForm = (props: PasswordFormProps) => <KindForm kind={password} props={props} />;

interface UserFormProps extends RecordFormProps<UserValues>, WithIdentity {
  /** The roles to choose from, fetched beside the user (specification §6): each with its name as id. */
  roles: Lookup;
  /** It is the account of who is signed in: nobody changes their own role or status. */
  isOwnAccount?: boolean;
  /** Offers 'Create new OTP qr-code?': a SuperAdmin, and a user with a secret (specification §4). */
  canReset2fa?: boolean;
  /** Opens the form of a new password in this one's place. No button without it. */
  onResetPassword?: () => void;
}

/** What is ticked or pressed, after what is typed. */
const Extras = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  > button { margin-top: var(--space-3); }
`;

const user: RecordFormKind<UserValues, UserFormProps> = {
  schema: userSchema,
  secrets: ['password', 'passwordConfirm'],
  fields: (record, { isEditing, isIdentityDisabled, isOwnAccount, canReset2fa, onResetPassword, roles }) => (
    <>
      <TextLine record={record} {...EMAIL} disabled={isIdentityDisabled} />
      <TextLine record={record} {...USERNAME} disabled={isIdentityDisabled} />
      <TextLine record={record} {...PHONE} />
      {!isEditing && <PasswordPair record={record} names={['password', 'passwordConfirm']} labels={[peopleText.password, peopleText.passwordConfirm]} />}
      <IdsField record={record} name="roleName" lookup={roles} label={peopleText.role} placeholder={peopleText.chooseRole} description={isOwnAccount ? peopleText.ownAccount : undefined} isDisabled={isOwnAccount} />
      <Extras>
        <CheckField record={record} name="isActive" label={peopleText.isActive} description={isOwnAccount ? peopleText.ownAccount : peopleText.isActiveHelp} disabled={isOwnAccount} />
        {canReset2fa && <CheckField record={record} name="clearSecret" label={peopleText.clearSecret} description={peopleText.clearSecretFinal} />}
        {onResetPassword && <Button variant="quiet" disabled={record.isPending} onClick={() => onResetPassword()}><KeyRound aria-hidden />{peopleText.resetPassword}</Button>}
      </Extras>
    </>
  ),
};

/** Makes or changes a user (specification §2, §5, §6). */
export const UserForm = (props: UserFormProps) => <KindForm kind={user} props={props} />;
