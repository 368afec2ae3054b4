import type { Role, User } from '@staalkaart/api-client';
import type { UserValues } from '@staalkaart/ui';

/** An existing user as the form holds it. */
export const valuesOfUser = (user: User): Partial<UserValues> => ({
  email: user.email,
  username: user.username,
  phoneNumber: user.phoneNumber ?? '',
  roleName: user.roleName ?? user.role,
  isActive: user.isActive,
  clearSecret: false,
});

/** What a create and an update of a user share (specification §3, §7). */
export const userPayload = ({ email, username, phoneNumber, roleName, isActive }: UserValues) =>
  ({ email, username, phoneNumber, roleName: roleName as Role, isActive });
