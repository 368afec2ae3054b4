import { ApiError, mayBeDone, useIntentions, type Intention } from '@staalkaart/api-client';
import { useCallback } from 'react';
import { recordTexts, type RecordKind } from '../nl/records.ts';
import { orUndone } from '../shell/errors/errorPolicy.ts';
import { showFailure } from '../shell/errors/useFailure.ts';
import { useActor } from '../shell/session/useActor.ts';

const load = () => import('./intend.ts').catch((cause: unknown) => { throw new ApiError({ kind: 'network', cause }); });

/** Fetches what carries intentions out, when a person comes near something that has one. */
export const preloadIntend = (): void => void load().catch(() => undefined);

/**
 * Carries out what a person wants of a record as it is on the server now, and tells how it went, with what undoes it.
 * @returns whether it is so now; undefined where no answer said so
 */
export const useIntend = (): ((intention: Intention, kind: RecordKind, name: string) => Promise<boolean | undefined>) => {
  const carryOut = useIntentions();
  const actor = useActor();
  return useCallback(async (intention, kind, name) => {
    try {
      return await (await load()).intend(intention, kind, name, carryOut, actor);
    } catch (error) {
      showFailure(orUndone(error, recordTexts.notChanged(kind, name)));
      return mayBeDone(error) ? undefined : false;
    }
  }, [carryOut, actor]);
};
