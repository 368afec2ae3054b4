import { forgetAnswers, pathsInUse, type Store } from '@staalkaart/api';
import { createFolderFiles, type FolderFiles } from './createFolderFiles.ts';

const HOUR = 3_600_000;
/** How long what nobody names is left alone, in ms: pages and undone work may still ask for it. */
const PATIENCE = 24 * HOUR;
/** How often is looked for it, in ms. */
const EVERY = 6 * HOUR;

/**
 * The files of a folder for the one process that serves it: smaller pictures are made, and what no record names is swept, with
 * the answers of the store that no repeat is told any more.
 * @param report hears of what goes wrong meanwhile
 */
export const openFiles = async (folder: string, store: Store, report: (error: unknown) => void, clock: () => Date): Promise<FolderFiles> => {
  const files = createFolderFiles(folder, { report });
  await files.resume();
  const sweep = async () => {
    await forgetAnswers(store, clock());
    await files.sweep(await pathsInUse(store), PATIENCE);
  };
  const timer = setInterval(() => void sweep().catch(report), EVERY);
  timer.unref();
  return {
    ...files,
    close: () => {
      clearInterval(timer);
      return files.close();
    },
  };
};
