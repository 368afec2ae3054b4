import { object, type InferType } from 'yup';
import { emailRule, leftAlone, phoneRule, usernameRule } from '../identity/userRules.ts';

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
