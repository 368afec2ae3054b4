/** The box that finds everything, and the keys. */
export const keyTexts = {
  screens: 'Schermen',
  actions: 'Acties',
  categories: 'Categorieën',
  collections: 'Collecties',
  products: 'Producten',
  views: 'Weergaven',
  profile: 'Mijn profiel',
  allProducts: (term: string) => `Alle producten met "${term}"`,
  toEdit: 'Naar bewerken',
  toPresentation: 'Naar presentatie',
  // The title of its form says it in another way.
  newCustomer: 'Nieuwe klant',
  import: 'Producten importeren',
  template: 'Template downloaden',
  keys: 'Sneltoetsen',
} as const;

const arrows = [['←'], ['→'], ['↑'], ['↓']];

/** Every key, and what it does. */
export const shortcuts = [
  { keys: [['/']], does: 'Zoeken' },
  { keys: [['Ctrl', 'K']], does: 'Zoek en ga naar een product, een scherm of een actie' },
  { keys: [['Enter']], does: 'In het zoekvak: een volledig Multipress nummer openen' },
  { keys: arrows, does: 'Van kaart naar kaart' },
  { keys: [['Home'], ['End']], does: 'Naar de eerste of de laatste kaart' },
  { keys: [['F2']], does: 'In de lijst, in bewerken: de naam van een product verbeteren' },
  { keys: [['Ctrl', 'S']], does: 'Opslaan' },
  { keys: [['Ctrl', 'Z']], does: 'Ongedaan maken wat je het laatst deed, buiten een veld' },
  { keys: [['Esc']], does: 'Sluiten' },
  { keys: [['?']], does: 'Deze lijst' },
] as const;
