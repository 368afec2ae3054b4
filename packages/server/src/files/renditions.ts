import { appendFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { ifThere } from './disk.ts';
import { type Layout, renditionName } from './layout.ts';

/** Widths in px in which pictures are offered, beside their own. */
export const WIDTHS = [320, 640, 1280] as const;
const WIDEST = 1280;
/** A picture is made no more than so many times higher than wide: what is longer takes memory, and nobody sees it. */
const TALLEST = 4;
/** The most that is decoded, in px: what is larger was refused when it came. */
const MOST_PIXELS = 100_000_000;
/** How often a picture is begun with: one that brings the process down does so no more than that. */
const MOST_ATTEMPTS = 3;

/** Whether the library that draws is installed: it is optional. */
export const canDraw = (): boolean => {
  try {
    return createRequire(import.meta.url).resolve('sharp') !== '';
  } catch {
    return false;
  }
};

/** Loaded when the first picture comes: it takes some 20 MB. One thread and no cache, since memory is what a server runs out of. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};

/** Makes the smaller ones of a picture, upright and without what a camera tells; those that would be no smaller are left out. */
const draw = async (layout: Layout, name: string): Promise<void> => {
  const sharp = await loadSharp();
  const original = layout.fileOf(name);
  // Decoded once: the smaller ones are made of the largest.
  const open = () => sharp(original, { limitInputPixels: MOST_PIXELS, sequentialRead: true, failOn: 'none' });
  const { autoOrient: { width: ownWidth } } = await open().metadata();
  const widths = WIDTHS.filter(width => width < ownWidth);
  if (widths.length === 0) return;
  const within = (picture: Sharp, width: number) => picture.resize({ width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true });
  const { data, info: { width, height, channels } } = await within(open().autoOrient(), Math.min(WIDEST, ownWidth)).raw().toBuffer({ resolveWithObject: true });
  const keep = async (file: string, made: Sharp) => {
    const temporary = join(layout.incoming, file);
    await writeFile(temporary, await made.toBuffer(), { flush: true });
    await rename(temporary, layout.fileOf(file));
  };
  for (const wanted of widths) {
    const small = () => within(sharp(data, { raw: { width, height, channels } }), wanted);
    await keep(renditionName(name, wanted, true), small().webp({ quality: 80 }));
    await keep(renditionName(name, wanted, false), name.endsWith('.png') ? small().png() : small().jpeg({ quality: 80 }));
  }
};

/** The making of smaller pictures, one after the other. */
export interface Renditions {
  /** Has them made of a picture that is kept and noted as waiting. */
  add(name: string): void;
  /** Takes up what was waiting when the process ended. */
  resume(): Promise<void>;
  /** When all that was asked for is made. */
  whenIdle(): Promise<void>;
  /** Ends after the picture at hand; the others wait for the next start. */
  close(): Promise<void>;
}

/**
 * Makes smaller pictures in the background. What waits is noted as a file in `waiting/`, so that it outlives the process.
 * @param report hears of a picture that could not be drawn: it is shown as it is
 */
export const createRenditions = (layout: Layout, report: (problem: string) => void): Renditions => {
  let [last, isClosed] = [Promise.resolve(), !canDraw()];

  const make = async (name: string): Promise<void> => {
    const note = join(layout.waiting, name);
    const attempts = await ifThere(() => stat(note));
    if (isClosed || !attempts) return;
    try {
      if (attempts.size >= MOST_ATTEMPTS) throw new Error('it ended the process before');
      await appendFile(note, '.');
      if (await ifThere(() => stat(layout.fileOf(name)))) await draw(layout, name);
    } catch (error) {
      report(`No smaller pictures of ${name}: ${String(error)}`);
    }
    await rm(note, { force: true });
  };
  const add = (name: string): void => {
    last = last.then(() => make(name)).catch((error: unknown) => report(String(error)));
  };
  return {
    add,
    resume: async () => { for (const name of await ifThere(() => readdir(layout.waiting)) ?? []) add(name); },
    whenIdle: () => last,
    close: async () => {
      isClosed = true;
      await last;
    },
  };
};
