import { IntentionRefused, useIntentions, type Intention } from '@staalkaart/api-client';
import { toast } from '@staalkaart/ui';
import { useCallback } from 'react';
import { showFailure } from '../shell/errors/useFailure.ts';
import { filing } from '../nl/filing.ts';
import { done, recordTexts, type RecordKind } from '../nl/records.ts';

/** Why an intention was not carried out, as the person reads it. */
export const refusedText = ({ reason }: IntentionRefused): string => (reason === 'renamed' ? recordTexts.notSaved : filing.notShown);

/**
 * Carries out what a person wants of a record as it is on the server now, and tells how it went.
 * @returns whether it is so now
 */
export const useIntend = (): ((intention: Intention, kind: RecordKind, name: string) => Promise<boolean>) => {
  const carryOut = useIntentions();
  return useCallback(async (intention, kind, name) => {
    try {
      await carryOut(intention);
      toast.success(done.updated(kind, name));
      return true;
    } catch (error) {
      if (error instanceof IntentionRefused) toast.warning(refusedText(error));
      else showFailure(error, 'write');
      return false;
    }
  }, [carryOut]);
};
