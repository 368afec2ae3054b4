/** The last row of a list to choose from: makes what is not in it. */
export const createHere = {
  Customers: 'Nieuwe klant …',
  Categories: 'Nieuwe categorie …',
  Tags: 'Nieuwe tag …',
  Materials: 'Nieuw materiaal …',
} as const;

/** A product that begins as another one. */
export const copyText = (name: string): string => `Kopie van ${name}, zonder media en zonder Multipress nummer`;

/** A product that is new: its media follow. */
export const mediaLater = {
  text: 'Bewaar het product; daarna kies je meteen zijn foto’s en video’s.',
  save: 'Opslaan en media toevoegen',
} as const;
