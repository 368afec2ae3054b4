/** The labels of the header (specification §2). */
export const shell = {
  segments: 'Segmenten',
  categories: 'Categoriën', // sic
  products: 'Producten',
  collections: 'Collecties',
  tags: 'Tags',
  customers: 'Klanten',
  materials: 'Materiaal(en)',
  users: 'Gebruikers',
  assets: 'Media',
} as const;
