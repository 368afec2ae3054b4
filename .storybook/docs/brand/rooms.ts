/** The rooms of the sidebar and their Dutch names, in the order in which a reviewer meets them. */
export const rooms: Readonly<Record<string, string>> = {
  Staalkaart: 'Staalkaart',
  Fundamenten: 'Fundamenten',
  controls: 'Bediening',
  navigation: 'Navigatie',
  catalogue: 'Catalogus',
  collections: 'Collecties',
  media: 'Media',
  forms: 'Formulieren',
  import: 'Importeren',
  registers: 'Lijsten beheren',
  people: 'Gebruikers',
  session: 'Aanmelden',
  feedback: 'Terugkoppeling',
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
