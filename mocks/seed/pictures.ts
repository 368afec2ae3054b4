import { avatars, images, videos } from '../media/index.ts';
import { at } from './random.ts';

/** The address of a file of the media folder. */
const addressOf = (file: string): string => `/media/${file}`;

/** What the name of a picture, or a film, tells of it. */
const [kindOf, paletteOf] = [(file: string) => file.split(/[/-]/)[1]!, (file: string) => file.split('-')[1]!];

const byKind = Map.groupBy(images, kindOf);
const galleries = new Map<string, readonly string[]>();

/** A gallery leads with one picture of its kind, and goes on with those in the same colours. */
const galleryOf = (kind: string, choice: number): readonly string[] => {
  const all = byKind.get(kind) ?? images;
  const palette = at([...new Set(all.map(paletteOf))], choice);
  const { true: same = [], false: others = [] } = Object.groupBy(all, file => `${paletteOf(file) === palette}`);
  return [...same, ...others].map(addressOf);
};

/** How many colour families the pictures of a kind come in. */
const CHOICES = 3;

/** The first pictures of a gallery, which is one of a few for each kind. */
export const picturesOf = (kind: string, choice: number, count: number): readonly string[] => {
  const key = `${kind}/${choice % CHOICES}`;
  const gallery = galleries.get(key) ?? galleryOf(kind, choice % CHOICES);
  galleries.set(key, gallery);
  return gallery.slice(0, count);
};

/** The picture of a tile. */
export const pictureOf = (kind: string, choice = 0): string | null => picturesOf(kind, choice, 1)[0] ?? null;

/** The film of a kind, if there is one. */
export const filmOf = (kind: string): string | undefined => {
  const film = videos.find(file => kindOf(file) === kind);
  return film && addressOf(film);
};

/** A portrait. */
export const avatarOf = (index: number): string => addressOf(at(avatars, index));

const addresses = new Set([...images, ...avatars, ...videos].map(addressOf));

/** Whether a path is that of a picture or a film of the seed. */
export const isSeedMedia = (path: string): boolean => addresses.has(path);
