import { MEDIA } from '@staalkaart/api';
import { statSync, unlinkSync } from 'node:fs';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere, makeFolder } from './disk.ts';
import { type Layout, nameIn } from './layout.ts';

const namesIn = async (folder: string): Promise<string[]> => await ifThere(() => readdir(folder)) ?? [];

/** The folders that files are spread over. */
async function* folders({ files }: Layout): AsyncGenerator<string> {
  for (const first of await namesIn(files)) {
    if (first.length !== 2) continue;
    for (const second of await namesIn(join(files, first))) yield join(files, first, second);
  }
}

/** The paths of all files that are kept, without the smaller pictures. */
export async function* keptPaths(layout: Layout): AsyncGenerator<string> {
  for await (const folder of folders(layout)) yield* (await namesIn(folder)).map(name => MEDIA + name).filter(path => nameIn(path) !== undefined);
}

/**
 * Removes a file that was not touched since a moment, in ms.
 * Synchronous, so that nothing can touch it between the look and the end of it.
 */
const removeOld = (file: string, before: number): boolean => {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found || found.mtimeMs > before) return false;
  unlinkSync(file);
  return true;
};

/** Since when no record names files, in ms, by their name: a file itself tells when it came, not when its last record let go of it. */
const notesIn = async ({ unnamed }: Layout): Promise<Map<string, number>> => {
  const notes = new Map<string, number>();
  for (const name of await namesIn(unnamed)) notes.set(name, (await stat(join(unnamed, name))).mtimeMs);
  return notes;
};

/**
 * Removes what no record names, its smaller pictures, and what was left of uploads that broke off.
 * @param used the paths that records name; one that gets a name later was touched later
 * @param olderThan leaves what was touched, or found to be unnamed, less than so many ms ago
 * @returns how many files are gone
 */
export const sweep = async (layout: Layout, used: ReadonlySet<string>, olderThan: number): Promise<number> => {
  const now = Date.now();
  const before = now - olderThan;
  let removed = 0;
  const remove = (file: string): boolean => {
    const isGone = removeOld(file, before);
    if (isGone) removed += 1;
    return isGone;
  };
  const [noted, found] = [await notesIn(layout), [] as string[]];
  const removeUnnamed = (folder: string, name: string): boolean => {
    const since = noted.get(name) ?? now;
    if (since <= before && remove(join(folder, name))) return true;
    if (!noted.delete(name)) found.push(name);
    return false;
  };
  for await (const folder of folders(layout)) {
    const byKey = Map.groupBy(await namesIn(folder), name => name.split('.')[0]);
    for (const names of byKey.values()) {
      const original = names.find(name => nameIn(MEDIA + name) !== undefined);
      // The smaller ones stay as long as their picture does.
      if (original && (used.has(MEDIA + original) || !removeUnnamed(folder, original))) continue;
      for (const name of names) if (name !== original) remove(join(folder, name));
    }
  }
  for (const name of await namesIn(layout.incoming)) remove(join(layout.incoming, name));
  // Those that are left are of files that are gone, or have a name again.
  for (const name of noted.keys()) await rm(join(layout.unnamed, name), { force: true });
  if (found.length > 0) await makeFolder(layout.unnamed);
  for (const name of found) await writeFile(join(layout.unnamed, name), '');
  return removed;
};
