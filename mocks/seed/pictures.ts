import { avatars, images, videos } from '../media/index.ts';
import { at } from './random.ts';

/** The address of a file of the media folder. */
const addressOf = (file: string): string => `/media/${file}`;

const byKind = Map.groupBy(images, ({ kind }) => kind);
const galleries = new Map<string, readonly string[]>();

/** A gallery leads with one picture of its kind, and goes on with those in the same colours. */
const galleryOf = (kind: string, choice: number): readonly string[] => {
  const key = `${kind}/${choice}`;
  let gallery = galleries.get(key);
  if (!gallery) {
    const all = byKind.get(kind) ?? images;
    const palettes = [...new Set(all.map(({ palette }) => palette))];
    const palette = at(palettes, choice);
    const [same, others] = [all.filter(image => image.palette === palette), all.filter(image => image.palette !== palette)];
    gallery = [...same, ...others].map(({ file }) => addressOf(file));
    galleries.set(key, gallery);
  }
  return gallery;
};

/** How many colour families the pictures of a kind come in. */
const CHOICES = 3;

/** The first pictures of a gallery, which is one of a few for each kind. */
export const picturesOf = (kind: string, choice: number, count: number): readonly string[] =>
  galleryOf(kind, choice % CHOICES).slice(0, count);

/** The picture of a tile. */
export const pictureOf = (kind: string, choice = 0): string | null => picturesOf(kind, choice, 1)[0] ?? null;

/** The film of a kind, if there is one. */
export const filmOf = (kind: string): string | undefined => {
  const film = videos.find(video => video.kind === kind);
  return film && addressOf(film.file);
};

/** A portrait. */
export const avatarOf = (index: number): string | null => (avatars.length > 0 ? addressOf(at(avatars, index)) : null);
