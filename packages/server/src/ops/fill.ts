import { existsSync } from 'node:fs';
import { mkdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sync } from '../files/disk.ts';
import { DATABASE } from '../sql/database.ts';
import { problemsOf } from './doctor.ts';
import { refuseFilled } from './folder.ts';

/** Removes what looking at a database leaves beside it, where nobody has it. */
const tidy = async (folder: string): Promise<void> => {
  const [log, index] = [join(folder, `${DATABASE}-wal`), join(folder, `${DATABASE}-shm`)];
  if ((await stat(log).catch(() => undefined))?.size !== 0) return;
  await rm(log);
  await rm(index, { force: true });
};

/**
 * Makes a data folder whole or not at all: under another name until it is filled and checked, so that half of one is taken for none.
 * @param work fills the folder that it is given
 * @throws Error in Dutch where there is something already, or what was made is not sound; whatever `work` throws. Nothing is left then
 */
export const fill = async (folder: string, work: (part: string) => Promise<void>): Promise<void> => {
  const part = `${folder}.part`;
  await refuseFilled(folder);
  await rm(part, { recursive: true, force: true });
  try {
    await mkdir(part, { recursive: true, mode: 0o700 });
    await work(part);
    const [problem] = await problemsOf(part);
    if (problem) throw new Error(`De kopie is niet in orde en werd niet bewaard: ${problem}`);
    await tidy(part);
    if (existsSync(folder)) await rmdir(folder);
    await rename(part, folder);
    await sync(dirname(folder));
  } finally {
    await rm(part, { recursive: true, force: true });
  }
};
