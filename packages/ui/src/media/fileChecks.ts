import { mediaText } from '../nl/media.ts';
import { isImage, isMp4 } from './fileBytes.ts';
import { IMAGE_MAX_MB, VIDEO_MAX_MB } from '../constants.ts';
import { BYTES_PER_MB } from './limits.ts';

/** What a file is meant to be. */
export type MediaKind = 'image' | 'video';

/** What a browser calls them; the last two are old names for a jpg. */
const IMAGE_TYPES = new Set(['image/png', 'image/jpeg', 'image/jpg', 'image/pjpeg']);
const VIDEO_TYPES = new Set(['video/mp4']);
const IMAGE_ENDINGS = new Set(['png', 'jpg', 'jpeg']);
const VIDEO_ENDINGS = new Set(['mp4']);

/** Bytes that tell what a file is. */
const HEAD_LENGTH = 12;

const endingOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();

/** By its type where the browser knows one, and by its ending where it has one: neither may be another kind's. */
const isNamedAs = (file: File, types: Set<string>, endings: Set<string>) => {
  const ending = endingOf(file.name);
  const type = file.type.toLowerCase();
  if (!type && !ending) return false;
  return (!type || types.has(type)) && (!ending || endings.has(ending));
};

/** The first bytes, or undefined when the file cannot be read (moved away, or a folder). */
const headOf = async (file: File) => {
  try {
    return new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer());
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

interface Rules {
  types: Set<string>;
  endings: Set<string>;
  maxMb: number;
  isReally: (head: Uint8Array, file: File) => boolean | Promise<boolean>;
  /** The message for a wrong type. */
  wrongType: string;
  /** The message for other bytes than its name promises. */
  wrongBytes: string;
}

const rules: Record<MediaKind, Rules> = {
  image: { types: IMAGE_TYPES, endings: IMAGE_ENDINGS, maxMb: IMAGE_MAX_MB, isReally: async (head, file) => isImage(head) && canBeDrawn(file), wrongType: mediaText.wrongImageType, wrongBytes: mediaText.notAnImage },
  video: { types: VIDEO_TYPES, endings: VIDEO_ENDINGS, maxMb: VIDEO_MAX_MB, isReally: isMp4, wrongType: mediaText.wrongVideoType, wrongBytes: mediaText.wrongVideoType },
};

const check = async (file: File, kind: MediaKind): Promise<string | undefined> => {
  const { types, endings, maxMb, isReally, wrongType, wrongBytes } = rules[kind];
  if (!isNamedAs(file, types, endings)) return wrongType;
  if (file.size === 0) return mediaText.emptyFile;
  if (file.size > maxMb * BYTES_PER_MB) return mediaText.tooLarge(maxMb);
  const head = await headOf(file);
  if (!head) return mediaText.unreadable;
  return await isReally(head, file) ? undefined : wrongBytes;
};

/** A form asks again with every key that is pressed: each file is drawn once. */
const verdicts: Record<MediaKind, WeakMap<File, Promise<string | undefined>>> = { image: new WeakMap(), video: new WeakMap() };

/**
 * Checks a chosen file before anything is sent (specification §5): its type, its size, its first bytes, and whether a picture can be drawn.
 * @returns what is wrong with it, in Dutch, or undefined
 */
export const checkMedia = (file: File, kind: MediaKind): Promise<string | undefined> => {
  const known = verdicts[kind].get(file) ?? check(file, kind);
  verdicts[kind].set(file, known);
  return known;
};

/** Checks a picture: png or jpg, up to 15 MB. */
export const checkImage = (file: File) => checkMedia(file, 'image');

/** Checks a film: mp4, up to 75 MB. */
export const checkVideo = (file: File) => checkMedia(file, 'video');
