import type { ResourceName } from '@staalkaart/api-client';
import { formatMoment } from '@staalkaart/ui';
import { recordTexts } from './records.ts';

/** Titles of the forms. */
export const formTitles = {
  Collections: { create: 'Nieuwe collectie', edit: 'Collectie aanpassen' },
  Segments: { create: 'Nieuw segment', edit: 'Segment aanpassen' },
  Categories: { create: 'Nieuwe categorie', edit: 'Categorie aanpassen' },
  Customers: { create: 'Nieuwe customer', edit: 'Customer aanpassen' }, // sic
  Materials: { create: 'Nieuw materiaal', edit: 'Materiaal aanpassen' },
  Products: { create: 'Nieuw product', edit: 'Product aanpassen' },
  Tags: { create: 'Nieuwe tag', edit: 'Tag aanpassen' },
  Users: { create: 'Nieuwe gebruiker', edit: 'Gebruiker aanpassen' },
} as const;

/** A box that is ticked or not, in words. */
export const yesNo = (value: unknown): string => (value ? 'Ja' : 'Nee');

/** What became of what was typed in a form that is gone. @param hasPassword a password is never kept */
const kept = (hasPassword: boolean): string => `Wat je invulde, is bewaard${hasPassword ? ', behalve het paswoord' : ''}.`;

/** What became of a form that was being saved. */
export const saveTexts = {
  notSaved: 'Niet opgeslagen: dit werd intussen ook aangepast. Wat je invulde, is bewaard.',
  deleted: (kind: ResourceName) => `${recordTexts.kind(kind)} is intussen verwijderd. Wat je invulde, is bewaard: nog eens opslaan maakt dit opnieuw aan.`,
  maybeMade: 'Misschien is het toch bewaard: kijk dat na voor je het opnieuw probeert.',
  withoutPhoto: (kind: ResourceName, name: string) => `${recordTexts.kind(kind)} ${name} heeft nog geen foto: de server zei niet waar die hoort. Kies ze opnieuw.`,
  notSavedLater: (kind: ResourceName, name: string, hasPassword: boolean) => `${recordTexts.kind(kind)} ${name} is niet opgeslagen. ${kept(hasPassword)}`,
  maybeSavedLater: (kind: ResourceName, name: string, hasPassword: boolean) => `${recordTexts.kind(kind)} ${name} is misschien opgeslagen: er kwam geen bruikbaar antwoord. ${kept(hasPassword)}`,
} as const;

/** What is offered after work that broke off: a lost session, a crash, a closed tab. */
export const resumeTexts = {
  title: 'Verdergaan waar je was?',
  text: (savedAt: number, name: string | undefined, mayBeSaved: boolean, hasPassword: boolean) => `Je was op ${formatMoment(new Date(savedAt).toISOString())} iets aan het ${mayBeSaved ? 'bewaren. Kijk eerst na of het er al staat' : 'invullen dat nog niet opgeslagen is'}. ${kept(hasPassword)}${name ? ` Het gaat over ‘${name}’.` : ''}`,
  resume: 'Verdergaan',
  drop: 'Weggooien',
} as const;
