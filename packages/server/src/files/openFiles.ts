import { forgetAnswers, pathsInUse, type Store } from '@staalkaart/api';
import { createFolderFiles, type FolderFiles } from './createFolderFiles.ts';

const HOUR = 3_600_000;
/** How long what nobody names is left alone, in ms: pages and undone work may still ask for it. */
const PATIENCE = 24 * HOUR;
/** When is looked for it: that long after a start, and that often from then on, in ms. */
const [FIRST, EVERY] = [60_000, 6 * HOUR];

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
  const begin = () => void sweep().catch(report);
  const timers = [setTimeout(begin, FIRST), setInterval(begin, EVERY)];
  timers.forEach(timer => timer.unref());
  return {
    ...files,
    close: () => {
      timers.forEach(clearTimeout);
      return files.close();
    },
  };
};
