/** The rooms of the sidebar and their Dutch names, in the order in which a reviewer meets them. */
export const rooms: Readonly<Record<string, string>> = {
  Staalkaart: 'Staalkaart',
  Fundamenten: 'Fundamenten',
  controls: 'Bediening',
  overlays: 'Wat opengaat',
  feedback: 'Terugkoppeling',
  parts: 'Onderdelen laden',
  frame: 'Rond de pagina',
  tiles: 'Tegels en rijen',
  product: 'Product',
  media: 'Media',
  forms: 'Formulieren',
  people: 'Gebruikers',
  import: 'Importeren',
  login: 'Aanmelden',
  screens: 'Schermen',
  flows: 'Verlopen',
  Toegankelijkheid: 'Toegankelijkheid',
  Foutencatalogus: 'Foutencatalogus',
};

/** A room in Dutch, with the English word beside it where that is another one: 'Bediening · controls'. */
export const roomLabel = (room: string): string => {
  const dutch = rooms[room];
  return !dutch || dutch.toLowerCase() === room.toLowerCase() ? room : `${dutch} · ${room}`;
};
