const products = (count: number) => (count === 1 ? '1 product' : `${count} producten`);

/** What is chosen, and what is done with it: many at once. */
export const bulkTexts = {
  products,
  chosen: (count: number) => (count === 0 ? 'Nog niets gekozen' : `${products(count)} gekozen`),
  page: 'Alles op deze pagina',
  list: (count: number) => `Alle ${products(count)}`,
  query: (count: number) => `Alle ${count} van deze zoekopdracht`,
  nothing: 'Niets',

  collect: 'In collectie',
  uncollect: 'Uit de collectie',
  show: 'Tonen',
  hide: 'Verbergen',
  remove: 'Verwijderen',
  labels: {
    categories: { addLabel: 'Categorie toevoegen', removeLabel: 'Categorie weghalen' },
    tags: { addLabel: 'Tag toevoegen', removeLabel: 'Tag weghalen' },
    materials: { addLabel: 'Materiaal toevoegen', removeLabel: 'Materiaal weghalen' },
  },
  whichCollection: (count: number) => `${products(count)} in welke collectie?`,
  whichLabel: {
    categories: { addLabel: 'Welke categorie toevoegen?', removeLabel: 'Welke categorie weghalen?' },
    tags: { addLabel: 'Welke tag toevoegen?', removeLabel: 'Welke tag weghalen?' },
    materials: { addLabel: 'Welk materiaal toevoegen?', removeLabel: 'Welk materiaal weghalen?' },
  },

  collected: (collection: string) => (count: number) => `${products(count)} in de collectie ${collection} gestoken`,
  uncollected: (collection: string) => (count: number) => `${products(count)} uit de collectie ${collection} gehaald`,
  shown: (count: number) => `${products(count)} getoond`,
  hidden: (count: number) => `${products(count)} verborgen`,
  labelled: (label: string) => (count: number) => `${label} toegevoegd aan ${products(count)}`,
  unlabelled: (label: string) => (count: number) => `${label} weggehaald van ${products(count)}`,
  removed: (count: number) => `${products(count)} verwijderd`,
  notWhole: (label: string, done: number, total: number) => `${label}: ${done} van ${total} gedaan. Onderaan staat wat niet lukte.`,

  gone: 'Dit product bestaat niet (meer).',
  removeText: (count: number, names: readonly string[]) =>
    `${names.join(', ')}${count > names.length ? ` en nog ${products(count - names.length)}` : ''} ${count === 1 ? 'wordt' : 'worden'} verwijderd. Weet je zeker dat je wil verdergaan? Deze actie kan niet ongedaan gemaakt worden.`,
} as const;
