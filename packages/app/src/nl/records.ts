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

/** Titles of the forms: a new record, an existing one. */
export const formTitles = {
  Collections: ['Nieuwe collectie', 'Collectie aanpassen'],
  Segments: ['Nieuw segment', 'Segment aanpassen'],
  Categories: ['Nieuwe categorie', 'Categorie aanpassen'],
  Customers: ['Nieuwe customer', 'Customer aanpassen'], // sic
  Materials: ['Nieuw materiaal', 'Materiaal aanpassen'],
  Products: ['Nieuw product', 'Product aanpassen'],
  Tags: ['Nieuwe tag', 'Tag aanpassen'],
  Users: ['Nieuwe gebruiker', 'Gebruiker aanpassen'],
} as const;

export const recordTexts = {
  photo: (name: string) => `Foto van ${name}`,
  changePhoto: 'Foto wijzigen',
  remove: (kind: RecordKind, name: string) => `${kinds[kind]} ${name} wordt verwijderd. Weet je zeker dat je wil verdergaan? Deze actie kan niet ongedaan gemaakt worden.`,
  leave: 'Je wijzigingen zijn nog niet opgeslagen. Wil je deze pagina toch verlaten?',
  addMediaFirst: 'Bewaar het product; daarna kies je meteen zijn foto’s en video’s.',
  saveAndAddMedia: 'Opslaan en media toevoegen',
  actionsFor: (name: string) => `Acties voor ${name}`,
} as const;

/** The pages of customers, materials and tags. */
export const registers = {
  Customers: { title: 'Klanten', search: 'Zoek een klant', empty: 'Geen items gevonden' },
  Materials: { title: 'Materiaal(en)', search: 'Zoek een materiaal', empty: 'Geen items gevonden' },
  Tags: { title: 'Tags', search: 'Zoek een tag', empty: 'Geen items gevonden' },
  columns: { name: 'Naam', erpId: 'Multipress nummer', contact: 'Contactpersoon' },
} as const;
