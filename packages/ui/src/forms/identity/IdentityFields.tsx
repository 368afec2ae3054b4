import type { FieldValues, Path } from 'react-hook-form';
import { TextField } from '../../controls/TextField/TextField.tsx';
import type { RecordForm } from '../record/useRecordForm.ts';
import { peopleText } from '../../nl/people.ts';

interface IdentityFieldsProps<Values extends FieldValues> {
  /** The form they are in: its fields `email` and `username`. */
  record: RecordForm<Values>;
  /** Shows both without letting them be changed (specification §6). */
  isDisabled: boolean;
  /** Which comes first: the list of users is ordered by e-mail, the own profile begins with the name. */
  first: 'email' | 'username';
}

/** 'E-mail' and 'Gebruikersnaam'. */
export const IdentityFields = <Values extends FieldValues>({ record, isDisabled, first }: IdentityFieldsProps<Values>) => {
  const email = (
    <TextField
      key="email"
      {...record.field('email' as Path<Values>)}
      disabled={isDisabled}
      label={peopleText.email}
      type="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      keepsMessageRoom
    />
  );
  const username = (
    <TextField
      key="username"
      {...record.field('username' as Path<Values>)}
      disabled={isDisabled}
      label={peopleText.username}
      autoComplete="off"
      autoCapitalize="words"
      spellCheck={false}
      keepsMessageRoom
    />
  );
  return first === 'email' ? [email, username] : [username, email];
};
