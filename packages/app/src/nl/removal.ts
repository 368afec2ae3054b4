import type { ResourceName } from '@staalkaart/api-client';
import { recordTexts } from './records.ts';

/** The generic confirmation (specification §8), for what cannot be undone. */
export const irreversible = {
  title: 'Je bent goed fout bezig!',
  text: 'Weet je zeker dat je wil verdergaan? Deze actie kan niet ongedaan gemaakt worden.',
} as const;

/** What is asked before a record is deleted, and what became of it. */
export const removalTexts = {
  remove: (kind: ResourceName, name: string) => `${recordTexts.kind(kind)} ${name} wordt verwijderd. ${irreversible.text}`,
  alreadyGone: (kind: ResourceName, name: string) => `${recordTexts.kind(kind)} ${name} was al verwijderd door iemand anders`,
  renamed: (kind: ResourceName, was: string, now: string) => `${recordTexts.kind(kind)} ${was} heet intussen ${now}. Kijk na of je nog wil verwijderen.`,
  notRemoved: (kind: ResourceName, name: string) => `${recordTexts.kind(kind)} ${name} werd niet verwijderd`,
  maybeRemoved: (kind: ResourceName, name: string) => `${recordTexts.kind(kind)} ${name} is misschien verwijderd: er kwam geen bruikbaar antwoord.`,
} as const;
