import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A widget that can be built alone. */
export interface Part {
  /** Its room and its name: 'tiles/ProductCard'. */
  name: string;
  /** The absolute path of its file. */
  file: string;
}

const foldersOf = (folder: string) => readdirSync(folder, { withFileTypes: true }).filter(entry => entry.isDirectory()).map(({ name }) => name);

/** The widgets of a source folder: each folder of a room that holds a file of its own name. */
export const partsIn = (source: string): Part[] =>
  foldersOf(source).flatMap(room =>
    foldersOf(join(source, room))
      .map(widget => ({ name: `${room}/${widget}`, file: join(source, room, widget, `${widget}.tsx`) }))
      .filter(({ file }) => existsSync(file)));
