import { recordTexts, type RecordKind } from './records.ts';

/** What is asked before a record is deleted, and what became of it. */
export const removalTexts = {
  remove: (kind: RecordKind, name: string) => `${recordTexts.kind(kind)} ${name} wordt verwijderd. Weet je zeker dat je wil verdergaan? Deze actie kan niet ongedaan gemaakt worden.`,
  alreadyGone: (kind: RecordKind, name: string) => `${recordTexts.kind(kind)} ${name} was al verwijderd door iemand anders`,
  renamed: (kind: RecordKind, was: string, now: string) => `${recordTexts.kind(kind)} ${was} heet intussen ${now}. Kijk na of je nog wil verwijderen.`,
  notRemoved: (kind: RecordKind, name: string) => `${recordTexts.kind(kind)} ${name} werd niet verwijderd`,
} as const;
