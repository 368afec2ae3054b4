import { recordTexts, type RecordKind } from './records.ts';

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

/** What became of a form that was being saved. */
export const saveTexts = {
  notSaved: 'Niet opgeslagen: dit werd intussen ook aangepast. Wat je invulde, is bewaard.',
  deleted: (kind: RecordKind) => `${recordTexts.kind(kind)} is intussen verwijderd. Wat je invulde, is bewaard: opnieuw opslaan maakt dit nieuw.`,
  notSavedLater: (kind: RecordKind, name: string) => `${recordTexts.kind(kind)} ${name} is niet opgeslagen. Wat je invulde, is bewaard.`,
  maybeSavedLater: (kind: RecordKind, name: string) => `${recordTexts.kind(kind)} ${name} is misschien opgeslagen: er kwam geen antwoord. Wat je invulde, is bewaard.`,
} as const;
