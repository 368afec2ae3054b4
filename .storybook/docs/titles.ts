/** The rooms of the sidebar and their Dutch names, in the order in which a reviewer meets them. */
const rooms: Readonly<Record<string, string>> = {
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

/** What a title says: 'tiles/ProductCard (productkaart)' is a room, an English word and a Dutch one. */
export const titleParts = (title: string): { room: string; word: string; dutch?: string } => {
  const [room = '', ...rest] = title.split('/');
  const [, word = title, dutch] = /^(.*?)(?: \((.+)\))?$/.exec(rest.join('/')) ?? [];
  return { room, word, dutch };
};

/** How far a widget is, said by a tag of its stories; `stabiel` where its file says nothing else. */
const statuses = ['nieuw', 'verouderd', 'stabiel'] as const;

/** The status that tags say. */
export const statusOf = (tags: readonly string[]): (typeof statuses)[number] => statuses.find(status => tags.includes(status)) ?? 'stabiel';
