import { IntentionRefused, type Intention, type Outcome, type useIntentions } from '@staalkaart/api-client';
import { toast } from '@staalkaart/ui';
import type { Actor } from '../access/access.ts';
import { done, type RecordKind } from '../nl/records.ts';
import { decideVisibility } from '../products/wishes.ts';
import { readableError } from '../shell/errors/errorPolicy.ts';
import { tellChanged } from './tellChanged.ts';

/** What a record is called since it was changed: somebody may have given it another name. */
export const nameNow = (record: Outcome['record'], name: string): string => (record && 'name' in record && record.name ? record.name : name);

/** As `useIntend` says; what was refused before it was sent is told here. Throws ApiError. */
export const intend = async (intention: Intention, kind: RecordKind, name: string, carryOut: ReturnType<typeof useIntentions>, actor: Actor | undefined): Promise<boolean> => {
  try {
    const { inverse, record } = await carryOut(intention);
    decideVisibility(intention);
    tellChanged(done.updated(kind, nameNow(record, name)), inverse, carryOut, actor);
    return true;
  } catch (error) {
    if (!(error instanceof IntentionRefused)) throw error;
    toast.warning(readableError(error));
    return false;
  }
};
