import type { ApiError } from '../ApiError.ts';
import { rolesKey } from '../cache/keys.ts';
import { auth } from '../resources/auth.ts';
import type { Role } from '../types/user.ts';
import type { QueryOptions } from './useList.ts';
import { useQuery } from './useQuery.ts';

/** The roles that a user may be given. */
export interface RolesState {
  /** Empty until loaded. */
  roles: Role[];
  itemsLoaded: boolean;
  loading: boolean;
  error: ApiError | undefined;
  retry: () => void;
}

const NONE: never[] = [];

/** Reads the list of role names (specification §7, `GET Auth/Roles`). */
export const useRoles = ({ enabled = true }: QueryOptions = {}): RolesState => {
  const { data, ...state } = useQuery<Role[]>(enabled ? rolesKey : null, auth.roles);
  return { roles: data ?? NONE, itemsLoaded: data !== undefined, ...state };
};
