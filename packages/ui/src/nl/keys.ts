/** What the box that finds everything says, and the list of keys. */
export const commandText = {
  title: 'Zoek en ga naar …',
  field: 'Zoek een product, een categorie, een collectie, een scherm of een actie',
  placeholder: 'Product, categorie, collectie, actie …',
  none: 'Niets gevonden',
  loading: 'Producten worden gezocht',
} as const;

export const keysText = {
  title: 'Sneltoetsen',
  or: 'of',
} as const;
