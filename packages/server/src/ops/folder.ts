import { constants, copyFile, mkdir, readdir, stat, statfs } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ifThere, sync } from '../files/disk.ts';
import { refuseFile } from '../files/told.ts';

/** Every file below a folder, relative to it, in order; none where there is no such folder. */
export const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await ifThere(() => readdir(folder, { recursive: true, withFileTypes: true })) ?? [];
  return entries.filter(entry => entry.isFile()).map(entry => relative(folder, join(entry.parentPath, entry.name))).sort();
};

/** How large files are together, in bytes. */
export const sizeOf = async (files: readonly string[]): Promise<number> => {
  let size = 0;
  for (const file of files) size += (await stat(file).catch(() => ({ size: 0 }))).size;
  return size;
};

/** In what part of a data folder it is made, until it is whole. */
export const PART = '.part';

/** Refuses a folder that holds something already, but what was given up halfway. @throws Error in Dutch */
export const refuseFilled = async (folder: string): Promise<void> => {
  refuseFile(folder);
  const isThere = await ifThere(() => stat(folder));
  if (isThere && (await readdir(folder)).some(name => name !== PART)) throw new Error(`De map ${folder} is niet leeg. Kies een nieuwe map.`);
};

/** Refuses what would fill a disk: a tenth of it more than is needed has to be free. @param bytes that will be written */
export const refuseFull = async (folder: string, bytes: number): Promise<void> => {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const megabytes = (size: number) => `${Math.ceil(size / 1024 ** 2)} MB`;
  if (free < bytes * 1.1) throw new Error(`Op de schijf van ${folder} is te weinig plaats: ${megabytes(bytes * 1.1)} nodig, ${megabytes(free)} vrij.`);
};

/** Has the disk keep the names of all that stands in a folder and below it. */
export const keepNames = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const path of [folder, ...entries.filter(entry => entry.isDirectory()).map(entry => join(entry.parentPath, entry.name))]) await sync(path);
};

/** Copies a file, where it is there, with the folders above it. Not by a link: what damages the one would damage the other. */
export const copyOver = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  await ifThere(() => copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE).then(() => sync(to)));
};
