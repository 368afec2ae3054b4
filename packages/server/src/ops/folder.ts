import { constants, copyFile, mkdir, open, readdir, stat, statfs } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** The part of a data folder that holds what was uploaded. */
export const filesIn = (folder: string): string => join(folder, 'files');

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;

/** Every file below a folder, relative to it, in order; none where there is no such folder. */
export const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  return entries.filter(entry => entry.isFile()).map(entry => relative(folder, join(entry.parentPath, entry.name))).sort();
};

/** How large files are together, in bytes. */
export const sizeOf = async (files: readonly string[]): Promise<number> => {
  let size = 0;
  for (const file of files) size += (await stat(file).catch(() => ({ size: 0 }))).size;
  return size;
};

/** Refuses a folder that holds something already. @throws Error in Dutch */
export const refuseFilled = async (folder: string): Promise<void> => {
  const held = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  if (held.length > 0) throw new Error(`De map ${folder} is niet leeg. Kies een nieuwe map.`);
};

/** Refuses what would fill a disk: a tenth of it more than is needed has to be free. @param bytes that will be written */
export const refuseFull = async (folder: string, bytes: number): Promise<void> => {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const megabytes = (size: number) => `${Math.ceil(size / 1024 ** 2)} MB`;
  if (free < bytes * 1.1) throw new Error(`Op de schijf van ${folder} is te weinig plaats: ${megabytes(bytes * 1.1)} nodig, ${megabytes(free)} vrij.`);
};

/** Has the disk keep a file, or the names in a folder. */
export const sync = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
};

/**
 * Copies a file, with the folders above it. Not by a link: what damages the one would damage the other.
 * @returns whether it was there
 */
export const copyOver = async (from: string, to: string): Promise<boolean> => {
  await mkdir(dirname(to), { recursive: true });
  try {
    await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
  await sync(to);
  return true;
};
