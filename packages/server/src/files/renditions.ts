import { appendFile, readdir, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createDrawer } from './createDrawer.ts';
import { ifThere } from './disk.ts';
import type { Layout } from './layout.ts';

/** How often a picture is begun with: one that brings a process down does so no more than that. */
const MOST_ATTEMPTS = 3;

/** Whether the library that draws is installed: it is optional. */
export const canDraw = (): boolean => {
  try {
    return createRequire(import.meta.url).resolve('sharp') !== '';
  } catch {
    return false;
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
 * Makes smaller pictures in the background. What waits is noted as a file in `waiting/`, so that it outlives the process; what met
 * a full disk or a process that ended is tried again at the next start.
 * @param report hears of a picture that could not be drawn: it is shown as it is
 */
export const createRenditions = (layout: Layout, report: (problem: string) => void): Renditions => {
  const drawer = createDrawer(layout.folder);
  let [last, isClosed] = [Promise.resolve(), !canDraw()];

  /** Gives why it cannot be drawn. */
  const attempt = async (name: string, note: string): Promise<string | undefined> => {
    await appendFile(note, '.');
    return await ifThere(() => stat(layout.fileOf(name))) && drawer.draw(name);
  };
  const make = async (name: string): Promise<void> => {
    let mayPass = false;
    const note = join(layout.waiting, name);
    const attempts = await ifThere(() => stat(note));
    if (isClosed || !attempts) return;
    const problem = attempts.size >= MOST_ATTEMPTS ? 'it ended the process before' : await attempt(name, note).catch((error: unknown) => {
      mayPass = attempts.size + 1 < MOST_ATTEMPTS;
      return String(error);
    });
    if (problem) report(`No smaller pictures of ${name}: ${problem}`);
    if (!mayPass) await rm(note, { force: true });
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
      drawer.close();
    },
  };
};
