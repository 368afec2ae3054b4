import type { ResourceName } from '@staalkaart/api-client';
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
} as const satisfies Record<ResourceName, string>;

/** Success toasts. */
export const done = {
  created: (kind: ResourceName, name: string) => `${kinds[kind]} ${name} werd aangemaakt`,
  updated: (kind: ResourceName, name: string) => `${kinds[kind]} ${name} werd aangepast`,
  /** A deleted user is not named. */
  removed: (kind: ResourceName, name: string) => (kind === 'Users' ? 'Gebruiker werd verwijderd' : `${kinds[kind]} ${name} werd verwijderd`),
} as const;

export const recordTexts = {
  kind: (kind: ResourceName) => kinds[kind],
  photo: (name: string) => `Foto van ${name}`,
  changePhoto: 'Foto wijzigen',
  gone: (kind: ResourceName, name: string) => `${kinds[kind]} ${name} bestaat niet (meer).`,
  actionsFor: (name: string) => `Acties voor ${name}`,
} as const;
