/** What the page of a product says (specification §2, /products/{id}). */
export const productTexts = {
  format: 'Formaat',
  formatOpen: 'Open',
  formatClosed: 'Gesloten',
  materials: 'Materialen',
  collections: 'Collecties',
  extra: 'Extra',
  customer: 'Klant',
  amount: 'Aantal',
  created: 'Aangemaakt',
  updated: 'Laatst gewijzigd',
  tags: 'Tags',
  manageCollections: 'Collectie beheer',
  edit: 'Bewerken',
  copy: 'Kopiëren',
  remove: 'Verwijderen',
  back: { category: 'Terug naar de categorie', collection: 'Terug naar de collectie', search: 'Terug naar producten' },
} as const;
