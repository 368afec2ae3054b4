import { IntentionRefused, useIntentions, type Intention } from '@staalkaart/api-client';
import { toast } from '@staalkaart/ui';
import { useCallback } from 'react';
import { showFailure } from '../shell/errors/useFailure.ts';
import { filing } from '../nl/filing.ts';
import { done, recordTexts, type RecordKind } from '../nl/records.ts';
import { useTellChanged } from './useTellChanged.ts';

/**
 * Carries out what a person wants of a record as it is on the server now, and tells how it went, with what undoes it.
 * @returns whether it is so now
 */
export const useIntend = (): ((intention: Intention, kind: RecordKind, name: string) => Promise<boolean>) => {
  const carryOut = useIntentions();
  const tell = useTellChanged();
  return useCallback(async (intention, kind, name) => {
    try {
      tell(done.updated(kind, name), (await carryOut(intention)).inverse);
      return true;
    } catch (error) {
      if (error instanceof IntentionRefused) toast.warning(error.reason === 'changed' ? recordTexts.notSaved : filing.notShown);
      else showFailure(error, 'write');
      return false;
    }
  }, [carryOut, tell]);
};
