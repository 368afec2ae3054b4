import type { Feature } from '../endpoints.ts';
import { parseCollection, parseNamed } from './catalogue.ts';
import type { Id, PageParams } from './common.ts';
import { alias, fieldsIn, flag, list, optionalText, or, record, text, toldText } from './read.ts';

const ROLES = ['SuperAdmin', 'Admin', 'PowerUser', 'User', 'ViewOnly'] as const;
/** The five roles (specification §6). */
export type Role = (typeof ROLES)[number];

/** The role of that name, in whatever case; undefined where there is none. */
export const roleOf = (name: unknown): Role | undefined => {
  const lower = text(name).trim().toLowerCase();
  return ROLES.find(role => role.toLowerCase() === lower);
};

const person = {
  email: text,
  username: text,
  phoneNumber: optionalText,
  /** The avatar. */
  path: or(alias(toldText, 'avatarPath'), null),
};

export const parseUser = record({
  ...person,
  role: alias(roleOf, 'roleName'),
  isActive: or(flag, true),
  twoFactorSecretSet: flag,
  collections: list(parseNamed),
});
/** A person who may sign in (specification §3). */
export type User = ReturnType<typeof parseUser>;

export const parseMe = record({
  ...person,
  /** A role that is not known gets the least rights. */
  role: or(alias(roleOf, 'roleName'), 'ViewOnly' as const),
  isActive: flag,
  /** The collections that this person made, whole. */
  collections: list(parseCollection),
});
/** The signed-in person (specification §3). */
export interface Me extends ReturnType<typeof parseMe> {
  /** What the server can beyond specification §7, by the names that it announces in a header. */
  features: Feature[];
}

export interface UserListParams extends PageParams {
  isActive: boolean;
}

export interface UserCreate extends Pick<User, 'email' | 'username' | 'isActive'> {
  phoneNumber: string;
  roleName: Role;
  password: string;
  passwordConfirm: string;
}

export interface UserUpdate extends Omit<UserCreate, 'password' | 'passwordConfirm'> {
  /** Makes a new secret for the second step at the next sign-in. */
  clearSecret?: boolean;
}

export type MeUpdate = Pick<Me, 'id' | 'username' | 'email'> & Partial<Pick<Me, 'phoneNumber' | 'path'>>;

/** `POST Users/newpassword`. */
export interface NewPassword {
  id: Id;
  newPassword: string;
  newPasswordConfirm: string;
}

/** `POST Auth/Login`. */
export interface Credentials {
  email: string;
  password: string;
}

/** `POST Auth/LoginTOTP`. */
export interface OneTimeCode {
  email: string;
  code: string;
}

export const parseLogin = fieldsIn({
  token: optionalText,
  requiresTwoFactor: or(flag, false),
  tempUserEmail: optionalText,
  /** A PNG: a data URL or bare base64. */
  qrCodeImage: optionalText,
});
/** What both sign-in calls answer (specification §3). */
export type LoginResponse = ReturnType<typeof parseLogin>;
