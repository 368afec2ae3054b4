import { subscribeToken, tokenEpoch, type Id } from '@staalkaart/api-client';
import { observable } from '@staalkaart/ui';
import { useSyncExternalStore } from 'react';
import { keepBrokenOff } from '../shell/brokenOff.ts';
import { tellEnded } from '../shell/tell.ts';

/**
 * What is made of records and may take a while, such as a copy: of each once at a time, whichever page asks for it.
 * @param broken what is said where the end of the session, or of the page, breaks it off
 */
export const createUnderway = (broken: string) => {
  const ids = observable<readonly Id[]>([]);
  ids.subscribe(() => keepBrokenOff(ids, ids.get().length > 0 ? [broken] : []));
  // Another person, or nobody: what is still being made is made for nobody.
  subscribeToken(() => {
    if (ids.get().length > 0) tellEnded(broken);
    ids.set([]);
  });
  return {
    /** Does it, unless it is under way. @throws what the work throws */
    run: async (id: Id, work: () => Promise<void>): Promise<void> => {
      if (ids.get().includes(id)) return;
      const epoch = tokenEpoch();
      ids.set([...ids.get(), id]);
      try {
        await work();
      } finally {
        if (epoch === tokenEpoch()) ids.set(ids.get().filter(one => one !== id));
      }
    },
    /** The records of which it is being made. */
    useIds: () => useSyncExternalStore(ids.subscribe, ids.get),
  };
};
