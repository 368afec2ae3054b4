import { object, type InferType } from 'yup';
import { visibleAsTyped } from '../rules/visibleText.ts';
import { peopleRules } from '../../nl/people.ts';
import { sameAs } from '../identity/userRules.ts';

/** The rules of a new password (specification §5): both messages of the second field are one. */
export const passwordSchema = object({
  newPassword: visibleAsTyped(peopleRules.newPassword),
  newPasswordConfirm: sameAs('newPassword', peopleRules.newPasswordSame, peopleRules.newPasswordSame),
});

export type PasswordValues = InferType<typeof passwordSchema>;
