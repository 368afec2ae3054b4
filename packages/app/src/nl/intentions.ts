import type { ResourceName } from '@staalkaart/api-client';
import { recordTexts } from './records.ts';

/** What became of a change that does not say so by itself. */
export const intentionTexts = {
  notChanged: (kind: ResourceName, name: string) => `${recordTexts.kind(kind)} ${name} werd niet aangepast`,
  maybeChanged: (kind: ResourceName, name: string) => `${recordTexts.kind(kind)} ${name} is misschien aangepast: er kwam geen antwoord.`,
} as const;
