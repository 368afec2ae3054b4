import type { ApiError } from '../ApiError.ts';
import { api } from '../api.ts';
import { meKey } from '../cache/keys.ts';
import { useToken } from '../token.ts';
import type { Me } from '../types/me.ts';
import { useQuery } from './useQuery.ts';

/** The signed-in person. */
export interface MeState {
  me: Me | undefined;
  loading: boolean;
  error: ApiError | undefined;
  /** Nothing of the API answered, which is no refusal: it is asked again by itself, and on reconnecting. */
  isUnanswered: boolean;
  retry: () => void;
}

// A retry is also started in a hidden tab, where SWR would wait for a focus that may come too soon to count.
const always = () => true;
const PATIENTLY = { once: true, isVisible: always, isOnline: always };

/** Reads the own profile, only if a token is stored (specification §4, "Login"); once for the life of a session, and after writes. */
export const useMe = (): MeState => {
  const { token } = useToken();
  const { data, ...state } = useQuery<Me>(token ? meKey : null, api.me, PATIENTLY);
  return { me: data, isUnanswered: state.error?.isUnanswered ?? false, ...state };
};
