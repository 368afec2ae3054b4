/** What the groups of the filters are called, by the names that servers give them: those of the contract first. */
export const filterGroups = {
  collections: 'Collecties', categories: 'Categorieën', tags: 'Tags', customers: 'Klanten', materials: 'Materialen', segments: 'Segmenten',
  products: 'Producten', assets: 'Media', media: 'Media', users: 'Gebruikers', creators: 'Makers', formats: 'Formaten', formatOpen: 'Formaat open',
  formatClosed: 'Formaat gesloten', sizes: 'Maten', colors: 'Kleuren', colours: 'Kleuren', types: 'Soorten', brands: 'Merken', years: 'Jaren',
  status: 'Status', visibility: 'Zichtbaarheid', isVisible: 'Zichtbaarheid', videos: 'Video', hasVideo: 'Video', ammount: 'Aantal', amount: 'Aantal',
  finish: 'Afwerkingen', finishes: 'Afwerkingen', techniques: 'Technieken', languages: 'Talen', countries: 'Landen', suppliers: 'Leveranciers',
} as const;

/** What is chosen, and is no option any more. */
export const goneOption = 'Niet meer in de lijst';
