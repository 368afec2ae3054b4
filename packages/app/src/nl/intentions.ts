import type { Intention, ResourceName } from '@staalkaart/api-client';
import { recordTexts } from './records.ts';

/** What became of a change that does not say so by itself. */
export const intentionTexts = {
  /** Somebody else, or oneself elsewhere, did it before. */
  already: (what: Intention['do'], kind: ResourceName, name: string) => {
    switch (what) {
      case 'addProducts': return `Dit product zat al in de collectie ${name}`;
      case 'removeProducts': return `Dit product was al niet meer te zien in de collectie ${name}`;
      case 'show': return `${recordTexts.kind(kind)} ${name} was al zichtbaar`;
      case 'hide': return `${recordTexts.kind(kind)} ${name} was al verborgen`;
      default: return `${recordTexts.kind(kind)} ${name} was al aangepast`;
    }
  },
  notMade: (kind: ResourceName, name: string) => `${recordTexts.kind(kind)} ${name} werd niet aangemaakt`,
  maybeMade: (kind: ResourceName, name: string) => `${recordTexts.kind(kind)} ${name} is misschien aangemaakt: er kwam geen bruikbaar antwoord.`,
  copyEnded: 'Kopiëren werd afgebroken: kijk na of de kopie er staat.',
  notChanged: (kind: ResourceName, name: string) => `${recordTexts.kind(kind)} ${name} werd niet aangepast`,
  maybeChanged: (kind: ResourceName, name: string) => `${recordTexts.kind(kind)} ${name} is misschien aangepast: er kwam geen bruikbaar antwoord.`,
} as const;
