import { MEDIA } from '@staalkaart/api';
import { join } from 'node:path';

/** Widths in px in which pictures are offered, beside their own. */
export const WIDTHS = [320, 640, 1280] as const;

/** Where everything is within the folder of a catalogue. */
export interface Layout {
  folder: string;
  /** Files by their key, spread over folders: `files/ab/cd/abcd….jpg`. */
  files: string;
  /** What is not whole yet. */
  incoming: string;
  /** A note for each picture of which the smaller ones are still to be made, under its name. */
  waiting: string;
  /** A note for each file of which a sweep found that no record names it, under its name: since when. */
  unnamed: string;
  /** Where a file of that name, or a smaller picture of one, is. */
  fileOf(name: string): string;
}

/** The layout of a folder; nothing is made or looked at. */
export const layoutOf = (folder: string): Layout => {
  const files = join(folder, 'files');
  return {
    folder,
    files,
    incoming: join(files, 'incoming'),
    waiting: join(files, 'waiting'),
    unnamed: join(files, 'unnamed'),
    fileOf: name => join(files, name.slice(0, 2), name.slice(2, 4), name),
  };
};

/** The name of the file behind a path, where it can be one that this server gave. */
export const nameIn = (path: string): string | undefined =>
  (path.startsWith(MEDIA) && /^[0-9a-f]{32}\.(png|jpg|mp4)$/.test(path.slice(MEDIA.length)) ? path.slice(MEDIA.length) : undefined);

/** The name of a smaller picture, in px; of the same type as its own unless it is WebP. */
export const renditionName = (name: string, width: number, isWebp: boolean): string => {
  const [key, extension] = name.split('.');
  return `${key}.${width}.${isWebp ? 'webp' : extension}`;
};
