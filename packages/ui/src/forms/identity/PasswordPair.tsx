import { useWatch, type FieldValues, type Path } from 'react-hook-form';
import type { RecordForm } from '../record/useRecordForm.ts';
import { PasswordField } from './PasswordField.tsx';

interface PasswordPairProps<Values extends FieldValues> {
  /** The form they are in. */
  record: RecordForm<Values>;
  /** The field of the password, and of the same one again. */
  names: readonly [Path<Values>, Path<Values>];
  /** What each asks. */
  labels: readonly [string, string];
}

/** A new password, typed twice. Changing the first one judges the second one again, once there is one. */
export const PasswordPair = <Values extends FieldValues>({ record, names, labels }: PasswordPairProps<Values>) => {
  const [name, again] = names;
  const typedAgain: unknown = useWatch({ control: record.control, name: again });
  return (
    <>
      <PasswordField {...record.control.register(name, { deps: typedAgain ? [again] : [] })} label={labels[0]} error={record.error(name)} autoComplete="new-password" keepsMessageRoom />
      <PasswordField {...record.field(again)} label={labels[1]} autoComplete="new-password" keepsMessageRoom />
    </>
  );
};
