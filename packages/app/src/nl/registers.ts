/** The pages of customers, materials and tags. */
export const registers = {
  Customers: { title: 'Klanten', search: 'Zoek een klant', empty: 'Geen items gevonden' },
  Materials: { title: 'Materiaal(en)', search: 'Zoek een materiaal', empty: 'Geen items gevonden' },
  Tags: { title: 'Tags', search: 'Zoek een tag', empty: 'Geen items gevonden' },
  columns: { name: 'Naam', erpId: 'Multipress klant code', contact: 'Contactpersoon' },
} as const;
