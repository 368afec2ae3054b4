/** The kinds of records, as toasts and forms name them (specification §2 and §8). */
const kinds = {
  Collections: 'Collectie',
  Segments: 'Segment',
  Categories: 'Categorie',
  Customers: 'Klant',
  Materials: 'Materiaal',
  Products: 'Product',
  Assets: 'Media',
  Tags: 'Tag',
  Users: 'Gebruiker',
} as const;

export type RecordKind = keyof typeof kinds;

/** Success toasts. */
export const done = {
  created: (kind: RecordKind, name: string) => `${kinds[kind]} ${name} werd aangemaakt`,
  updated: (kind: RecordKind, name: string) => `${kinds[kind]} ${name} werd aangepast`,
  /** A deleted user is not named. */
  removed: (kind: RecordKind, name: string) => (kind === 'Users' ? 'Gebruiker werd verwijderd' : `${kinds[kind]} ${name} werd verwijderd`),
  media: {
    created: (isVideo: boolean, name: string) => `${isVideo ? 'Video' : 'Afbeelding'} ${name} werd aangemaakt`,
    replaced: (isVideo: boolean, before: string, after: string) => `${isVideo ? 'Video' : 'Afbeelding'} ${before} werd aangepast naar ${after}`,
    changed: (before: string, after: string) => `Media item ${before} werd aangepast naar ${after}`,
  },
} as const;

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

export const recordTexts = {
  photo: (name: string) => `Foto van ${name}`,
  changePhoto: 'Foto wijzigen',
  remove: (kind: RecordKind, name: string) => `${kinds[kind]} ${name} wordt verwijderd. Weet je zeker dat je wil verdergaan? Deze actie kan niet ongedaan gemaakt worden.`,
  notSaved: 'Niet opgeslagen: iemand anders paste dit intussen ook aan. Wat je invulde, is bewaard.',
  notSavedLater: (kind: RecordKind, name: string) => `${kinds[kind]} ${name} is niet opgeslagen. Wat je invulde, is bewaard.`,
  orderIncomplete: 'De volgorde van de media is maar gedeeltelijk bewaard. Kijk ze na.',
  gone: (kind: RecordKind, name: string) => `${kinds[kind]} ${name} bestaat niet (meer).`,
  alreadyGone: (kind: RecordKind, name: string) => `${kinds[kind]} ${name} was al verwijderd door iemand anders`,
  addMediaFirst: 'Bewaar het product; daarna kies je meteen zijn foto’s en video’s.',
  saveAndAddMedia: 'Opslaan en media toevoegen',
  actionsFor: (name: string) => `Acties voor ${name}`,
} as const;

/** The pages of customers, materials and tags. */
export const registers = {
  Customers: { title: 'Klanten', search: 'Zoek een klant', empty: 'Geen items gevonden' },
  Materials: { title: 'Materiaal(en)', search: 'Zoek een materiaal', empty: 'Geen items gevonden' },
  Tags: { title: 'Tags', search: 'Zoek een tag', empty: 'Geen items gevonden' },
  columns: { name: 'Naam', erpId: 'Multipress klant code', contact: 'Contactpersoon' },
} as const;
