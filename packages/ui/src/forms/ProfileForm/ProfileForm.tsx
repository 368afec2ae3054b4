import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { RecordDialog, type RecordSaving } from '../record/RecordDialog.tsx';
import { useRecordForm } from '../record/useRecordForm.ts';
import { peopleText } from '../../nl/people.ts';
import { IdentityFields } from '../identity/IdentityFields.tsx';
import { profileSchema, type ProfileValues } from './profileSchema.ts';

export interface ProfileFormProps extends RecordSaving<ProfileValues> {
  /** Where the form begins; what is left out begins empty. */
  defaultValues?: Partial<ProfileValues>;
  /** 'Mijn profiel aanpassen' without it. */
  title?: string;
  /** E-mail and username are shown but cannot be changed: for whoever is no admin (specification §6). */
  isIdentityDisabled?: boolean;
}

const emptyProfile: ProfileValues = { username: '', email: '', phoneNumber: '' };

/** 'Mijn profiel aanpassen' (specification §4, "Profile save"). Use it through `LazyProfileForm`. */
export const ProfileForm = ({
  title = peopleText.editProfile, defaultValues, onSubmit, onClose, clash, serverError, serverErrors, isIdentityDisabled = false,
}: ProfileFormProps) => {
  // The resolver is one and the same for the life of a form.
  const [resolver] = useState(() => yupResolver(profileSchema(isIdentityDisabled)));
  const record = useRecordForm<ProfileValues>({
    resolver, defaultValues: { ...emptyProfile, ...defaultValues }, isExisting: true, onSubmit, onSaved: onClose, serverError, serverErrors,
  });
  return (
    <RecordDialog {...{ record, title, onClose, clash }} isEditing>
      <IdentityFields record={record} isDisabled={isIdentityDisabled} first="username" />
      <TextField {...record.field('phoneNumber')} label={peopleText.phone} type="tel" autoComplete="tel" keepsMessageRoom />
    </RecordDialog>
  );
};
