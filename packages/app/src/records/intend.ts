import { IntentionRefused, type Intention, type useIntentions } from '@staalkaart/api-client';
import { toast } from '@staalkaart/ui';
import type { Actor } from '../access/access.ts';
import { done, type RecordKind } from '../nl/records.ts';
import { decideVisibility } from '../products/wishes.ts';
import { readableError } from '../shell/errors/errorPolicy.ts';
import { tellChanged } from './tellChanged.ts';

/** As `useIntend` says; what was refused before it was sent is told here. Throws ApiError. */
export const intend = async (intention: Intention, kind: RecordKind, name: string, carryOut: ReturnType<typeof useIntentions>, actor: Actor | undefined): Promise<boolean> => {
  try {
    const { inverse, record } = await carryOut(intention);
    decideVisibility(intention);
    // Somebody may have given it another name.
    const now = record && 'name' in record && record.name ? record.name : name;
    tellChanged(done.updated(kind, now), inverse, carryOut, actor);
    return true;
  } catch (error) {
    if (!(error instanceof IntentionRefused)) throw error;
    toast.warning(readableError(error));
    return false;
  }
};
