import type { ByteSource, Content } from './bytes.ts';
import { jpegIn } from './jpeg.ts';
import { pngIn } from './png.ts';

/** Brands of an mp4 as cameras and editors write them; not those of QuickTime, of sound alone, or of a phone's photos. */
const MP4_BRAND = /^(iso[m2-9a-c]|mp4[12]|mmp4|avc1|av01|dash|M4V[ HP]|MSNV|XAVC|3gp\w|f4v )$/i;

const isMp4 = (head: Uint8Array): boolean => {
  const text = String.fromCharCode(...head.subarray(4, 12));
  return text.startsWith('ftyp') && MP4_BRAND.test(text.slice(4));
};

/** What a file is, told by its bytes alone: its name and what a sender calls it say nothing. Undefined for what is not taken. */
export const contentOf = (source: ByteSource): Content | undefined => {
  if (isMp4(source.read(0, 12))) return { type: 'video/mp4', width: 0, height: 0, parts: [[0, source.size]] };
  return pngIn(source) ?? jpegIn(source);
};
