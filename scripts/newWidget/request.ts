/** A widget that is asked for. */
export interface Request {
  /** The folder of packages/ui/src: 'tiles'. */
  room: string;
  /** PascalCase: 'PriceTag'. */
  name: string;
  /** The Dutch word for it: 'prijskaartje'. */
  dutch: string;
}

/** What exists already. */
export interface House {
  rooms: readonly string[];
  /** All widgets, with their room: 'tiles/ProductCard'. */
  widgets: readonly string[];
}

const USAGE = 'Usage: npm run new:widget -- tiles/PriceTag prijskaartje';

/** Reads the command line. @throws an Error with a sentence that says what is wrong with it. */
export const readRequest = ([path = '', ...words]: readonly string[], { rooms, widgets }: House): Request => {
  const [room = '', name = '', ...rest] = path.split('/');
  const dutch = words.join(' ').trim();
  if (!room || !name || rest.length > 0) throw new Error(`A room and a name are needed, with a slash between them. ${USAGE}`);
  if (!rooms.includes(room)) throw new Error(`There is no room '${room}'. The rooms: ${rooms.join(', ')}.`);
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) throw new Error(`'${name}' is no name for a widget: letters and digits, beginning with a capital, like PriceTag.`);
  const same = widgets.find(widget => widget.toLowerCase().endsWith(`/${name.toLowerCase()}`));
  if (same) throw new Error(`${same} exists already.`);
  if (!/^\p{Ll}[\p{Ll}\p{N} -]*$/u.test(dutch)) throw new Error(`The Dutch word is needed too, in small letters, like prijskaartje. ${USAGE}`);
  return { room, name, dutch };
};
