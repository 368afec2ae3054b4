import { yupResolver } from '@hookform/resolvers/yup';
import { RecordDialog, type RecordSaving } from '../record/RecordDialog.tsx';
import { useRecordForm } from '../record/useRecordForm.ts';
import { peopleText } from '../../nl/people.ts';
import { PasswordPair } from '../identity/PasswordPair.tsx';
import { Intro } from './PasswordForm.styles.ts';
import { passwordSchema, type PasswordValues } from './passwordSchema.ts';

export interface PasswordFormProps extends RecordSaving<PasswordValues> {
  /** 'Paswoord wijzigen' without it. */
  title?: string;
  /** Whose password it is. */
  username: string;
}

const resolver = yupResolver(passwordSchema);

/** Gives a user a new password (specification §5, "New password"). Use it through `LazyPasswordForm`. */
export const PasswordForm = ({ title = peopleText.resetPassword, username, onSubmit, onClose, serverError, serverErrors }: PasswordFormProps) => {
  const record = useRecordForm<PasswordValues>({ resolver, defaultValues: { newPassword: '', newPasswordConfirm: '' }, secrets: ['newPassword', 'newPasswordConfirm'], onSubmit, onSaved: onClose, serverError, serverErrors });
  return (
    <RecordDialog {...{ record, title, onClose }} isEditing>
      <Intro>{peopleText.newPasswordFor} <strong>{username}</strong>.</Intro>
      <PasswordPair record={record} names={['newPassword', 'newPasswordConfirm']} labels={[peopleText.newPassword, peopleText.newPasswordConfirm]} />
    </RecordDialog>
  );
};
