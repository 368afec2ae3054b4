import { refusal } from '../http/refusal.ts';
import type { ByteSource, Content, FileType } from './bytes.ts';
import { contentOf } from './fileContent.ts';

/** What an upload may be. */
export interface FileRule {
  /** The field of the multipart body. */
  field: 'image' | 'video';
  types: readonly FileType[];
  megabytes: number;
  /** The kinds of file, in words. */
  kinds: string;
}

export const IMAGE: FileRule = { field: 'image', types: ['image/png', 'image/jpeg'], megabytes: 15, kinds: '.png of .jpg' };
export const VIDEO: FileRule = { field: 'video', types: ['video/mp4'], megabytes: 75, kinds: '.mp4' };

/** More is no picture of a camera, and takes more memory to draw than a server has. */
const MEGAPIXELS = 100;

const LONGEST_NAME = 200;

/** The name of a file as it is told again: without folders, and without characters that draw nothing or turn the text around. */
export const shownName = (name: string): string =>
  name.replace(/^.*[/\\]/s, '').trim().slice(0, LONGEST_NAME).replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '') || 'bestand';

/**
 * What a file is, told by its bytes.
 * @param name as it is shown
 * @throws Response 415 where it is not what a record takes, or has more pixels than can be drawn
 */
export const contentFor = (file: ByteSource, name: string, { types, kinds }: FileRule): Content => {
  const content = contentOf(file);
  if (!content || !types.includes(content.type)) throw refusal(415, { title: `${name} is geen ${kinds} bestand.` });
  if (content.width * content.height <= MEGAPIXELS * 1_000_000) return content;
  throw refusal(415, { title: `${name} is groter dan ${MEGAPIXELS} megapixel.`, detail: 'Kleinere files opladen aub.' });
};
