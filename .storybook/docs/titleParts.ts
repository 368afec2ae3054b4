/** What a title says: 'tiles/ProductCard (productkaart)' is a room, an English word and a Dutch one. */
export const titleParts = (title: string): { room: string; word: string; dutch?: string } => {
  const [room = '', ...rest] = title.split('/');
  const [, word = title, dutch] = /^(.*?)(?: \((.+)\))?$/.exec(rest.join('/')) ?? [];
  return { room, word, dutch };
};
