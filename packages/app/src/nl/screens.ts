/** Titles, empty messages and actions of the products' screens, and what several screens say (specification §2 and §8). */
export const screens = {
  makeOne: 'Maak er een aan',
  nothingHere: 'Op deze pagina staat niets om te tonen.',
  allCategories: 'Alle categorieën',
  products: {
    title: 'Producten',
    inCategory: (category: string) => `Producten in category ${category}`.trim(), // sic
    emptyCategory: 'No products fount in this category ...', // sic
    empty: 'Geen producten gevonden ...',
    emptySearch: (term: string) => `Geen producten gevonden met de zoekterm: "${term}"`,
    count: (count: number) => (count === 1 ? '1 product' : `${count} producten`),
    searched: (term: string) => `Zoekterm: "${term}"`,
    showAll: 'Toon alle producten',
    clearFilters: 'Wis filters',
    qrSheet: 'QR-blad',
  },
  /** Beside a product's number. */
  erpId: 'Multipress',
} as const;
