import { unavailable } from '@staalkaart/api';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

const codeOf = (error: unknown): string => (error as { code?: string } | undefined)?.code ?? '';

/** Whether an error says that a file or a folder is not there; a name that no file can have counts as one. */
const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'].includes(codeOf(error));

/** Does what may fail where nothing is there, which gives undefined. */
export const ifThere = async <Result>(work: () => Result | Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** Whether an error came from the operating system: a full disk, a folder that may not be written, too many open files. */
export const isOfSystem = (error: unknown): boolean => (error as { syscall?: string } | undefined)?.syscall !== undefined;

/**
 * Does what writes.
 * @throws Error of `unavailable` where the disk keeps nothing now; whatever else goes wrong
 */
export const writing = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw isOfSystem(error) ? unavailable('Het bestand kon niet bewaard worden. Probeer het later opnieuw, of verwittig de beheerder.', error) : error;
  }
};

/** Has the disk keep a file, or the names in a folder: those of new files are lost with the power otherwise. */
export const sync = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Makes a folder, and has the disk keep its name and those above it that are new. */
export const makeFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await sync(dirname(made));
};
