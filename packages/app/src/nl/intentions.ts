import { recordTexts, type RecordKind } from './records.ts';

/** What became of a change whose place is left by then. */
export const intentionTexts = {
  notChanged: (kind: RecordKind, name: string) => `${recordTexts.kind(kind)} ${name} werd niet aangepast`,
  maybeChanged: (kind: RecordKind, name: string) => `${recordTexts.kind(kind)} ${name} is misschien aangepast: er kwam geen antwoord.`,
} as const;
