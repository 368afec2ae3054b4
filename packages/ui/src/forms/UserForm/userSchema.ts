import { boolean, object, string, type InferType } from 'yup';
import { visibleAsTyped } from '../rules/visibleText.ts';
import { peopleRules } from '../../nl/people.ts';
import { emailRule, leftAlone, phoneRule, sameAs, usernameRule } from '../identity/userRules.ts';

interface UserSchemaOptions {
  /** The user exists: no password is asked. */
  isEditing: boolean;
  /** Who it is cannot be changed. */
  isIdentityDisabled: boolean;
}

/** The rules of a user (specification §5). */
export const userSchema = ({ isEditing, isIdentityDisabled }: UserSchemaOptions) => object({
  email: isIdentityDisabled ? leftAlone() : emailRule(),
  username: isIdentityDisabled ? leftAlone() : usernameRule(),
  phoneNumber: phoneRule(),
  password: isEditing ? string() : visibleAsTyped(peopleRules.password),
  passwordConfirm: isEditing ? string() : sameAs('password', peopleRules.passwordConfirm, peopleRules.passwordSame),
  roleName: string().required(peopleRules.role),
  isActive: boolean().required(),
  clearSecret: boolean(),
});

/** `password` and `passwordConfirm` come with a new user alone, `clearSecret` where the second step may be reset. */
export type UserValues = InferType<ReturnType<typeof userSchema>>;
