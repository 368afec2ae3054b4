import { EXTRAS } from '../endpoints.ts';
import { send } from '../transport.ts';
import type { NewPassword, User, UserCreate, UserListParams, UserUpdate } from '../types/user.ts';
import { createResource } from './resource.ts';

/** The calls of users (specification §7). */
export const users = {
  ...createResource<User, User, UserListParams, UserCreate, UserUpdate>('Users'),
  /** Gives a user a new password. */
  newPassword: async (body: NewPassword): Promise<void> => {
    await send({ method: 'post', url: EXTRAS.newPassword, data: body });
  },
};
