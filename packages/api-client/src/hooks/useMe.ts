import { useSyncExternalStore } from 'react';
import type { ApiError } from '../ApiError.ts';
import { meKey } from '../cache/keys.ts';
import { me as calls } from '../resources/me.ts';
import { getToken, subscribeToken } from '../token.ts';
import type { Me } from '../types/me.ts';
import { useQuery } from './useQuery.ts';

/** The signed-in person. */
export interface MeState {
  me: Me | undefined;
  loading: boolean;
  error: ApiError | undefined;
  retry: () => void;
}

const nobody = () => null;

/** Reads the own profile, only if a token is stored (specification §4, "Login"). */
export const useMe = (): MeState => {
  const token = useSyncExternalStore(subscribeToken, getToken, nobody);
  const { data, ...state } = useQuery<Me>(token ? meKey : null, calls.get);
  return { me: data, ...state };
};
