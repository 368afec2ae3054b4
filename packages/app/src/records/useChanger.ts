import { useIntentions } from '@staalkaart/api-client';
import { useMemo } from 'react';
import type { Actor } from '../access/access.ts';
import { useActor } from '../shell/session/useActor.ts';
import { tellIn, type Teller } from '../shell/tell.ts';

/** Who changes something, how, and what tells of it. */
export interface Changer {
  carryOut: ReturnType<typeof useIntentions>;
  actor: Actor | undefined;
  tell: Teller;
}

/** Who is signed in, as one who changes records: what they begin keeps the mode of now to its end. */
export const useChanger = (): Changer => {
  const carryOut = useIntentions();
  const actor = useActor();
  return useMemo(() => ({ carryOut, actor, tell: tellIn[actor?.mode ?? 'presentation'] }), [carryOut, actor]);
};
