import type { Id, Named, PageParams } from './common.ts';
import { flag, many, optionalText, type Parser, parseNamed, text } from './read.ts';

const ROLES = ['SuperAdmin', 'Admin', 'PowerUser', 'User', 'ViewOnly'] as const;
/** The five roles (specification §6). */
export type Role = (typeof ROLES)[number];

/** The role of that name, in whatever case; undefined where there is none. */
export const roleOf = (name: unknown): Role | undefined => {
  const lower = text(name).trim().toLowerCase();
  return ROLES.find(role => role.toLowerCase() === lower);
};

/** A person who may sign in (specification §3). */
export interface User {
  id: Id;
  email: string;
  username: string;
  phoneNumber?: string | null;
  role?: Role;
  isActive: boolean;
  /** The avatar. */
  path?: string | null;
  twoFactorSecretSet?: boolean;
  collections?: Named[];
}

/** A user as a server may send one: with the other names of role and path (specification §3). */
export interface UserOnWire extends User {
  roleName?: Role;
  avatarPath?: string | null;
}

export const parseUser: Parser<User> = (fields, id) => ({
  id,
  email: text(fields.email),
  username: text(fields.username),
  phoneNumber: optionalText(fields.phoneNumber),
  role: roleOf(fields.role) ?? roleOf(fields.roleName),
  isActive: flag(fields.isActive) ?? true,
  path: optionalText(fields.path) ?? optionalText(fields.avatarPath),
  twoFactorSecretSet: flag(fields.twoFactorSecretSet),
  collections: many(parseNamed, fields.collections),
});

export interface UserListParams extends PageParams {
  isActive: boolean;
}

export interface UserCreate {
  email: string;
  username: string;
  phoneNumber: string;
  roleName: Role;
  isActive: boolean;
  password: string;
  passwordConfirm: string;
}

export interface UserUpdate extends Omit<UserCreate, 'password' | 'passwordConfirm'> {
  id: Id;
  /** Makes a new secret for the second step at the next sign-in. */
  clearSecret?: boolean;
}

/** `POST Users/newpassword`. */
export interface NewPassword {
  id: Id;
  newPassword: string;
  newPasswordConfirm: string;
}
