import { toastStore } from '@staalkaart/ui';
import { forgetBulk } from '../../bulk/bulkState.ts';
import { localProfile } from '../../people/localProfile.ts';
import { forgetBrokenOff } from '../brokenOff.ts';
import { tab } from '../storage.ts';
import { forgetOrigin } from './origin.ts';

/** Where the tab keeps who was here last, and did not sign out: over a reload too, since a session that ended shows only once it is loaded anew. Whoever comes then by an address of their own begins at the root. */
const KEY = 'staalkaart.person';

/** Forgets what this tab remembers of a person: what was said, what was chosen, where they were, and what was changed of the profile here alone. All of it outlives a lost session, and a sign-out in another tab. */
export const forgetPerson = (): void => {
  toastStore.clear();
  forgetBulk();
  forgetBrokenOff();
  localProfile.set(undefined);
  forgetOrigin();
  tab.write(KEY, null);
};

/** A session begins: what was said before it is settled, and kept for whom it was said to. Where nobody was here it was said of signing in or out, and is over. */
export const beginSession = (): void => (tab.read(KEY) === null ? toastStore.clear() : toastStore.settle());

/** Somebody is here: what this tab remembers of somebody else is forgotten. While nobody is known nothing changes. */
export const meet = (id: string | undefined): void => {
  const last = tab.read(KEY);
  if (id === undefined || id === last) return;
  if (last !== null) forgetPerson();
  tab.write(KEY, id);
};
