/** What the collection picker and the collection tiles say. */
export const collections = {
  collection: 'Collectie',
  collections: 'Collecties',
  containsProduct: 'bevat dit product',
  add: 'Toevoegen',
  remove: 'Verwijderen',
  isPrivate: 'Privé',
  isHidden: 'Verborgen',
  productCount: (count: number) => (count === 1 ? '1 product' : `${count} producten`),
  by: (name: string) => `door ${name}`,
  updated: (date: string) => `gewijzigd ${date}`,
  notAvailable: 'Dit is niet beschikbaar',
} as const;
