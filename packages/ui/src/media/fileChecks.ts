import { mediaText } from '../nl/media.ts';
import { IMAGE_MAX_MB, VIDEO_MAX_MB } from '../constants.ts';
import { BYTES_PER_MB } from './formatSize.ts';

/** What a file is meant to be. */
export type MediaKind = 'image' | 'video';

/** The largest file that is taken, in MB (specification §9). */
export const MAX_MB: Record<MediaKind, number> = { image: IMAGE_MAX_MB, video: VIDEO_MAX_MB };

/** What the file window of the system offers: types for phones, endings for the rest. */
export const ACCEPTED: Record<MediaKind, string> = { image: 'image/png,image/jpeg,.png,.jpg,.jpeg', video: 'video/mp4,.mp4' };

/** What a browser calls them; the last two are old names for a jpg. */
const TYPES: Record<MediaKind, readonly string[]> = { image: ['image/png', 'image/jpeg', 'image/jpg', 'image/pjpeg'], video: ['video/mp4'] };
const ENDINGS: Record<MediaKind, readonly string[]> = { image: ['png', 'jpg', 'jpeg'], video: ['mp4'] };

/** By its type where the browser knows one, and by its ending where it has one: neither may be another kind's. */
const isNamedAs = ({ name, type }: File, kind: MediaKind) => {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  if (!type && !ending) return false;
  return (!type || TYPES[kind].includes(type.toLowerCase())) && (!ending || ENDINGS[kind].includes(ending));
};

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** Brands of the same container that are no mp4: QuickTime (.mov) and the photos of phones. */
const OTHER_BRANDS = new Set(['qt  ', 'heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1', 'avif', 'avis']);

const startsWith = (head: Uint8Array, signature: readonly number[]) => signature.every((byte, at) => head[at] === byte);
const textAt = (head: Uint8Array, from: number) => String.fromCharCode(...head.subarray(from, from + 4));

/** Whether a file that begins with these bytes is a png or a jpg, whatever it is called. */
const isImage = (head: Uint8Array) => startsWith(head, PNG) || startsWith(head, JPEG);

/** Whether a file that begins with these 12 bytes is an mp4: 'ftyp' at 4, then a brand that is not another format's. */
const isMp4 = (head: Uint8Array) => head.length >= 12 && textAt(head, 4) === 'ftyp' && !OTHER_BRANDS.has(textAt(head, 8));

/** The first bytes, or undefined when the file cannot be read (moved away, or a folder). */
const headOf = async (file: File) => {
  try {
    return new Uint8Array(await file.slice(0, 12).arrayBuffer());
  } catch {
    return undefined;
  }
};

/** Whether the browser can draw it, whatever its first bytes say. */
const canBeDrawn = async (file: File) => {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
};

const check = async (file: File, kind: MediaKind): Promise<string | undefined> => {
  if (!isNamedAs(file, kind)) return kind === 'video' ? mediaText.wrongVideoType : mediaText.wrongImageType;
  if (file.size === 0) return mediaText.emptyFile;
  if (file.size > MAX_MB[kind] * BYTES_PER_MB) return mediaText.tooLarge(MAX_MB[kind]);
  const head = await headOf(file);
  if (!head) return mediaText.unreadable;
  if (kind === 'video') return isMp4(head) ? undefined : mediaText.wrongVideoType;
  return isImage(head) && await canBeDrawn(file) ? undefined : mediaText.notAnImage;
};

/** A form asks again with every key that is pressed: each file is drawn once. */
const verdicts: Record<MediaKind, WeakMap<File, Promise<string | undefined>>> = { image: new WeakMap(), video: new WeakMap() };

/**
 * Checks a chosen file before anything is sent (specification §5): its type, its size, its first bytes, and whether an image can be drawn.
 * @returns what is wrong with it, in Dutch, or undefined
 */
export const checkMedia = (file: File, kind: MediaKind): Promise<string | undefined> => {
  const known = verdicts[kind].get(file) ?? check(file, kind);
  verdicts[kind].set(file, known);
  return known;
};
