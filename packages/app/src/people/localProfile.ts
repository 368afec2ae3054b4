import { useMe, type Me } from '@staalkaart/api-client';
import { observable, type ProfileValues } from '@staalkaart/ui';
import { useSyncExternalStore } from 'react';

/** What a ViewOnly changed of the own profile: it is not sent, and lasts as long as the page (specification §6). */
const local = observable<(ProfileValues & { of: Me['id'] }) | undefined>(undefined);

export const keepProfileHere = (of: Me['id'], values: ProfileValues): void => local.set({ ...values, of });

/** The own profile as it is shown: the server's, with what was changed on this screen alone. */
export const useMyProfile = (): Me | undefined => {
  const { me } = useMe();
  const kept = useSyncExternalStore(local.subscribe, local.get);
  if (!me || String(kept?.of) !== String(me.id)) return me;
  const { of: _, ...values } = kept!;
  return { ...me, ...values };
};
