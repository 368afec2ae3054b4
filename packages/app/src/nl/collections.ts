/** What the screens of the collections say (specification §2 and §8). */
export const collectionTexts = {
  title: 'Collecties',
  products: (collection: string) => `Producten in de collectie ${collection}`.trim(),
  emptyProducts: 'No items found...',
  showAll: 'Toon ook collecties van anderen',
  back: 'Alle collecties',
} as const;
