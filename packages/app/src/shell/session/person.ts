import { toast } from '@staalkaart/ui';
import { forgetBulk } from '../../bulk/bulkState.ts';
import { localProfile } from '../../people/localProfile.ts';

/** Who was here last, and did not sign out. */
let last: string | undefined;

/** Forgets what this tab remembers of a person: what was said, what was chosen, and what was changed of the profile here alone. All of it outlives a lost session, and a sign-out in another tab. */
export const forgetPerson = (): void => {
  toast.clear();
  forgetBulk();
  localProfile.set(undefined);
  last = undefined;
};

/** A session begins: what was said before it is settled, and kept for whom it was said to. Where nobody was here it was said of signing in or out, and is over. */
export const beginSession = (): void => (last === undefined ? toast.clear() : toast.settle());

/** Somebody is here: what this tab remembers of somebody else is forgotten. While nobody is known nothing changes. */
export const meet = (id: string | undefined): void => {
  if (id === undefined || id === last) return;
  if (last !== undefined) forgetPerson();
  last = id;
};
