import { IntentionRefused, mayBeDone, type Intention, type Outcome, type ResourceName } from '@staalkaart/api-client';
import { intentionTexts } from '../nl/intentions.ts';
import { done } from '../nl/records.ts';
import { decideVisibility } from '../products/wishes.ts';
import { readableError } from '../shell/errors/errorPolicy.ts';
import { changeOutcome } from '../shell/errors/outcome.ts';
import { tellChanged } from './tellChanged.ts';
import type { Changer } from './useChanger.ts';

/** What a record is called since it was changed: somebody may have given it another name. */
export const nameNow = (record: Outcome['record'], name: string): string => (record && 'name' in record && record.name ? record.name : name);

/** As `useIntend` says. @param isGone whether what it was asked from has left the page */
export const intend = async (
  intention: Intention, kind: ResourceName, name: string, by: Changer, isGone: Readonly<{ current: boolean }>,
): Promise<boolean | undefined> => {
  try {
    const { isChanged, inverse, record } = await by.carryOut(intention);
    decideVisibility(intention);
    const now = nameNow(record, name);
    tellChanged(isChanged ? done.updated(kind, now) : intentionTexts.already(intention.do, kind, now), { name: kind, id: record?.id }, inverse, by);
    return true;
  } catch (error) {
    const isRefused = error instanceof IntentionRefused;
    if (isRefused && !isGone.current) by.tell.warning(readableError(error));
    else by.tell.failure(changeOutcome(error, kind, name, isGone.current));
    return isRefused || !mayBeDone(error) ? false : undefined;
  }
};
