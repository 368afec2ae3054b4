/** What a lifted card and its collection picker say. */
export const pickerText = {
  collection: 'Collectie',
  collections: 'Collecties',
  containsProduct: 'bevat dit product',
  add: 'Toevoegen',
  remove: 'Verwijderen',
  choose: 'Kies een collectie',
  create: 'Nieuwe collectie …',
  chooseMore: 'Meer kiezen',
  close: 'Sluiten',
} as const;
