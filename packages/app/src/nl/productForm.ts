/** The last row of a list to choose from: makes what is not in it. */
export const createHere = {
  Customers: 'Nieuwe klant …',
  Categories: 'Nieuwe categorie …',
  Tags: 'Nieuwe tag …',
  Materials: 'Nieuw materiaal …',
} as const;

/** A product that begins as another one. */
export const copyText = (name: string): string => `Kopie van ${name}, zonder media en zonder Multipress nummer`;
