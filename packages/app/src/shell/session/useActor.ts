import { useMe, type Me } from '@staalkaart/api-client';
import { useMemo } from 'react';
import { can, type Actor } from '../../access/access.ts';
import { isToldOfHidden } from '../../access/visibility.ts';
import { useTabState } from './mode.ts';

/** Who is signed in, as the permission table knows them; undefined until the own profile is there. */
export const useActor = (): Actor | undefined => {
  const { me } = useMe();
  const { mode, seesOthers } = useTabState();
  return useMemo(() => me && actorOf(me, mode, seesOthers), [me, mode, seesOthers]);
};

/** A mode that the role may not have counts as presentation: a stored one never gives more than the role. */
export const actorOf = (me: Me, mode: Actor['mode'], seesOthers: boolean): Actor => {
  const actor = { id: me.id, role: me.role, mode, seesOthers };
  const asksPresented = mode === 'presentation' && me.features.includes('presented') && isToldOfHidden(actor) || undefined;
  return can(actor, 'mode.edit') ? { ...actor, asksPresented } : { ...actor, mode: 'presentation', seesOthers: false };
};
