import { useMe, type Me } from '@staalkaart/api-client';
import type { ProfileValues } from '@staalkaart/ui';
import { useSyncExternalStore } from 'react';

/** What a ViewOnly changed of the own profile: it is not sent, and lasts as long as the page (specification §6). */
let local: (ProfileValues & { of: Me['id'] }) | undefined;
const listeners = new Set<() => void>();

export const keepProfileHere = (of: Me['id'], values: ProfileValues): void => {
  local = { ...values, of };
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => { listeners.delete(listener); };
};

/** The own profile as it is shown: the server's, with what was changed on this screen alone. */
export const useMyProfile = (): Me | undefined => {
  const { me } = useMe();
  const kept = useSyncExternalStore(subscribe, () => local);
  if (!me || String(kept?.of) !== String(me.id)) return me;
  const { of: _, ...values } = kept!;
  return { ...me, ...values };
};
