import { useMe, type Me } from '@staalkaart/api-client';
import { useMemo } from 'react';
import { can, type Actor } from '../access/access.ts';
import { useMode } from './mode.ts';

/** Who is signed in, as the permission table knows them; undefined until the own profile is there. */
export const useActor = (): Actor | undefined => {
  const { me } = useMe();
  const mode = useMode();
  return useMemo(() => me && actorOf(me, mode), [me, mode]);
};

/** A mode that the role may not have counts as presentation: a stored one never gives more than the role. */
const actorOf = (me: Me, mode: Actor['mode']): Actor => {
  const actor = { id: me.id, role: me.role, mode };
  return can(actor, 'mode.edit') ? actor : { ...actor, mode: 'presentation' };
};
