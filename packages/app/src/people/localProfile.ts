import { useMe, type Me } from '@staalkaart/api-client';
import { observable, type ProfileValues } from '@staalkaart/ui';
import { useSyncExternalStore } from 'react';

/** What a ViewOnly changed of the own profile: it is not sent, and lasts as long as the page, or until the sign-out (specification §4, §6). */
export const localProfile = observable<ProfileValues | undefined>(undefined);

/** The own profile as it is shown: the server's, with what was changed on this screen alone. */
export const useMyProfile = (): Me | undefined => {
  const { me } = useMe();
  const kept = useSyncExternalStore(localProfile.subscribe, localProfile.get);
  return me && kept ? { ...me, ...kept } : me;
};
