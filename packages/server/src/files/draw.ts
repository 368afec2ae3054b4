import { rename, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Drawn } from './createDrawer.ts';
import { isOfSystem } from './disk.ts';
import { type Layout, layoutOf, renditionName, WIDTHS } from './layout.ts';

const WIDEST = Math.max(...WIDTHS);
/** A picture is made no more than so many times higher than wide: what is longer takes memory, and nobody sees it. */
const TALLEST = 4;
/** The most that is decoded, in px: what is larger was refused when it came. */
const MOST_PIXELS = 100_000_000;

/**
 * Makes the smaller ones of a picture, upright and without what a camera tells; those that would be no smaller are left out,
 * but the widest of one that a camera turned: a document knows of no turning.
 */
const draw = async (layout: Layout, name: string): Promise<void> => {
  const original = layout.fileOf(name);
  // Decoded once: the smaller ones are made of the largest.
  const open = () => sharp(original, { limitInputPixels: MOST_PIXELS, sequentialRead: true, failOn: 'none' });
  const { orientation = 1, autoOrient: { width: ownWidth } } = await open().metadata();
  const widths = WIDTHS.filter(width => width < ownWidth || (width === WIDEST && orientation > 1));
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

/**
 * What the process does that `createDrawer` starts: draws each picture that it is named, and answers with what became of it.
 * It gives way to the server, and ends with it or when it is let go, after the picture at hand.
 */
export const drawWhatIsNamed = (folder: string): Promise<number> => {
  const layout = layoutOf(folder);
  // One thread and no cache, since memory is what a server runs out of.
  sharp.cache(false);
  sharp.concurrency(1);
  setPriority(constants.priority.PRIORITY_LOW);
  // These come to the server as well, which lets go of this process when it is done.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  process.on('message', (name: string) => {
    const answer = (drawn: Drawn) => { if (process.connected) process.send?.(drawn); };
    draw(layout, name).then(() => answer({}), (error: unknown) => answer({ [isOfSystem(error) ? 'problem' : 'refusal']: String(error) }));
  });
  return new Promise(resolve => { process.once('disconnect', () => resolve(0)); });
};
