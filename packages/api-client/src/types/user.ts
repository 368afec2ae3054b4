import type { Id, Named, PageParams } from './common.ts';

/** The five roles (specification §6). */
export type Role = 'SuperAdmin' | 'Admin' | 'PowerUser' | 'User' | 'ViewOnly';

/** A person who may sign in (specification §3). */
export interface User {
  id: Id;
  email: string;
  username: string;
  phoneNumber?: string | null;
  role?: Role;
  roleName?: Role;
  isActive: boolean;
  avatarPath?: string | null;
  path?: string | null;
  twoFactorSecretSet?: boolean;
  collections?: Named[];
}

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
