import type { ResourceName } from '@staalkaart/api-client';
import { irreversible } from './irreversible.ts';
import { recordTexts } from './records.ts';

/** What is asked before a record is deleted, and what became of it. */
export const removalTexts = {
  remove: (kind: ResourceName, name: string) => `${recordTexts.kind(kind)} ${name} wordt verwijderd. ${irreversible.text}`,
  alreadyGone: (kind: ResourceName, name: string) => `${recordTexts.kind(kind)} ${name} was al verwijderd door iemand anders`,
  renamed: (kind: ResourceName, was: string, now: string) => `${recordTexts.kind(kind)} ${was} heet intussen ${now}. Kijk na of je nog wil verwijderen.`,
  notRemoved: (kind: ResourceName, name: string) => `${recordTexts.kind(kind)} ${name} werd niet verwijderd`,
  maybeRemoved: (kind: ResourceName, name: string) => `${recordTexts.kind(kind)} ${name} is misschien verwijderd: er kwam geen bruikbaar antwoord.`,
} as const;
