import type { Files, IncomingFile, StoredFile } from '@staalkaart/api';
import { randomUUID } from 'node:crypto';
import { utimesSync } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere, makeFolder, writing } from './disk.ts';
import { incomingFile } from './incoming.ts';
import { layoutOf, nameIn, renditionName, WIDTHS } from './layout.ts';
import { receiveTo } from './receive.ts';
import { canDraw, createRenditions } from './renditions.ts';
import { streamOf } from './streamOf.ts';
import { keptPaths, sweep } from './sweep.ts';

const TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', mp4: 'video/mp4', webp: 'image/webp' };

/** Files in a folder, and what an operator does with them. */
export interface FolderFiles extends Files {
  /** The paths of all that is kept. */
  paths(): AsyncGenerator<string>;
  /** Where the file behind a path is on the disk; undefined for a path that is none of this server's. */
  locate(path: string): string | undefined;
  /** Removes what is in no record, was not touched for so many ms, and was found so by a sweep that long ago; gives how many files that were. */
  sweep(used: ReadonlySet<string>, olderThan: number): Promise<number>;
  /** To be called once, by the one process that serves: clears what broke off, and goes on making smaller pictures. */
  resume(): Promise<void>;
  /** When the smaller pictures of all that came in are made. */
  whenIdle(): Promise<void>;
  /** Ends after the picture at hand. */
  close(): Promise<void>;
}

/**
 * Keeps files under `files/` of a folder; that is made with the first.
 * @param report hears of pictures that could not be drawn
 */
export const createFolderFiles = (folder: string, { report = () => undefined }: { report?: (problem: string) => void } = {}): FolderFiles => {
  const layout = layoutOf(folder);
  const renditions = createRenditions(layout, report);
  const hasRenditions = canDraw();
  const locate = (path: string): string | undefined => {
    const name = nameIn(path);
    return name && layout.fileOf(name);
  };

  const stored = async (name: string, isFinal: boolean): Promise<StoredFile | undefined> => {
    const file = layout.fileOf(name);
    const found = await ifThere(() => stat(file));
    return found && { type: TYPES[name.split('.').at(-1)!]!, size: found.size, tag: name, isFinal, stream: (from, to) => streamOf(file, from, to) };
  };

  return {
    hasRenditions,
    locate,
    paths: () => keptPaths(layout),
    receive: (request, field, limit) => writing(async () => {
      for (const needed of [layout.incoming, layout.waiting]) await makeFolder(needed);
      const temporary = join(layout.incoming, randomUUID());
      const handle = await open(temporary, 'wx+', 0o600);
      let file: IncomingFile | undefined;
      try {
        const received = await receiveTo(handle, request, field, limit);
        file = received && incomingFile(layout, handle, temporary, received, renditions.add);
        return file && { ...file, keep: content => writing(() => file!.keep(content)) };
      } finally {
        if (!file) {
          await handle.close();
          await rm(temporary, { force: true });
        }
      }
    }),
    async get(path, wanted) {
      const name = nameIn(path);
      if (!name) return undefined;
      const width = WIDTHS.find(made => made === wanted?.width);
      if (!wanted || !width || name.endsWith('.mp4')) return stored(name, true);
      const smaller = await stored(renditionName(name, width, wanted.isWebpAccepted), true);
      if (smaller) return smaller;
      const isWaiting = hasRenditions && await ifThere(() => stat(join(layout.waiting, name))) !== undefined;
      return stored(name, !isWaiting);
    },
    async has(path) {
      const file = locate(path);
      const now = new Date();
      // Touched, so that a sweep which knows of no record leaves it to the one that is about to name it.
      return file !== undefined && await ifThere(() => { utimesSync(file, now, now); return true; }) === true;
    },
    sweep: (used, olderThan) => sweep(layout, used, olderThan),
    resume: async () => {
      for (const left of await ifThere(() => readdir(layout.incoming)) ?? []) await rm(join(layout.incoming, left), { force: true });
      await renditions.resume();
    },
    whenIdle: renditions.whenIdle,
    close: renditions.close,
  };
};

