import { boolean, object, string, type InferType } from 'yup';
import { visibleAsTyped, visibleText } from '../rules/visibleText.ts';
import { peopleRules } from '../../nl/people.ts';

/** One or more letters of any alphabet. */
const LETTERS = /^\p{L}+$/u;

/** An address ends in a dot and a name: the server asks it too. */
const DOTTED_HOST = /\.[^.@\s]+$/;

/** Nothing in it hides: a zero-width space comes along with a copied address. */
const ALL_SHOWN = /^\P{Default_Ignorable_Code_Point}*$/u;

/** One letter, however the keyboard composed its accent. */
const composed = (text: unknown) => (typeof text === 'string' ? text.normalize('NFC') : text);

/** Required, and an address (specification §5). */
const emailRule = () =>
  visibleText(peopleRules.email).email(peopleRules.email).matches(DOTTED_HOST, peopleRules.email).matches(ALL_SHOWN, peopleRules.email);

/** Required, and letters alone: a space is said to be wrong rather than taken away (specification §5). */
const usernameRule = () =>
  visibleAsTyped(peopleRules.username).transform(composed).matches(LETTERS, { message: peopleRules.usernameLetters, excludeEmptyString: true });

/** Required (specification §5). */
const phoneRule = () => visibleText(peopleRules.phone);

/** What cannot be changed here is not judged here: nobody could correct it. */
const leftAlone = () => string().defined().default('');

/**
 * The same password again (specification §5).
 * @param password the field that it must be the same as
 * @param missing the message while it is empty
 * @param different the message while it is another one
 */
const sameAs = (password: string, missing: string, different: string) =>
  string().required(missing).test('same', different, (value, { parent }) => value === (parent as Record<string, unknown>)[password]).default('');

/**
 * The rules of the own profile: those of a user (specification §5).
 * @param isIdentityDisabled e-mail and username cannot be changed, and are not judged
 */
export const profileSchema = (isIdentityDisabled: boolean) => object({
  username: isIdentityDisabled ? leftAlone() : usernameRule(),
  email: isIdentityDisabled ? leftAlone() : emailRule(),
  phoneNumber: phoneRule(),
});

export type ProfileValues = InferType<ReturnType<typeof profileSchema>>;

/** The rules of a new password (specification §5): both messages of the second field are one. */
export const passwordSchema = object({
  newPassword: visibleAsTyped(peopleRules.newPassword),
  newPasswordConfirm: sameAs('newPassword', peopleRules.newPasswordSame, peopleRules.newPasswordSame),
});

export type PasswordValues = InferType<typeof passwordSchema>;

const newPassword = {
  password: visibleAsTyped(peopleRules.password),
  passwordConfirm: sameAs('password', peopleRules.passwordConfirm, peopleRules.passwordSame),
};

interface UserSchemaOptions {
  /** The user exists: no password is asked. */
  isEditing?: boolean;
  /** Who it is cannot be changed. */
  isIdentityDisabled?: boolean;
  /** The second step may be reset. */
  canReset2fa?: boolean;
}

/** The rules of a user (specification §5): only what is asked is a field. */
export const userSchema = ({ isEditing, isIdentityDisabled = false, canReset2fa }: UserSchemaOptions) => profileSchema(isIdentityDisabled).shape({
  ...(isEditing ? {} : newPassword),
  roleName: string().required(peopleRules.role).default(''),
  isActive: boolean().required().default(true),
  ...(canReset2fa && { clearSecret: boolean().default(false) }),
});

/** `password` and `passwordConfirm` come with a new user alone, `clearSecret` where the second step may be reset. */
export interface UserValues extends ProfileValues {
  password?: string;
  passwordConfirm?: string;
  roleName: string;
  isActive: boolean;
  clearSecret?: boolean;
}
