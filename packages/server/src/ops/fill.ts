import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sync } from '../files/disk.ts';
import { DATABASE } from '../sql/database.ts';
import type { Say } from './command.ts';
import { examine, missingFiles, tellMissing } from './doctor.ts';
import { keepNames, PART, refuseFilled } from './folder.ts';

/** Removes what looking at a database leaves beside it, where nobody has it. */
const tidy = async (folder: string): Promise<void> => {
  const [log, index] = [join(folder, `${DATABASE}-wal`), join(folder, `${DATABASE}-shm`)];
  if ((await stat(log).catch(() => undefined))?.size !== 0) return;
  await rm(log);
  await rm(index, { force: true });
};

/** Moves what is in a folder up into the folder around it, or nothing; the database last: without it there is no data folder. */
const moveUp = async (part: string): Promise<void> => {
  const folder = dirname(part);
  const names = (await readdir(part)).filter(name => name !== DATABASE);
  const moved: string[] = [];
  try {
    for (const name of [...names, DATABASE]) {
      await rename(join(part, name), join(folder, name));
      moved.push(name);
    }
  } catch (error) {
    for (const name of moved) await rename(join(folder, name), join(part, name));
    throw error;
  }
  await rmdir(part);
  await sync(folder);
  await sync(dirname(folder));
};

interface Filling {
  /** The data folder that it is a copy of: what is missing there is no fault of the copy. */
  from?: string;
  /** A server will have it: where it stands must be right too. */
  isServed?: boolean;
}

/**
 * Makes a data folder whole or not at all: in a part of it until it is filled and checked, so that half of one is taken for none. Nothing
 * is needed but that folder itself, or a place for it.
 * @param work fills the folder that it is given
 * @returns the paths of records whose file was missing before
 * @throws Error in Dutch where there is something already, or what was made is not sound; whatever `work` throws. Nothing is left then
 */
export const fill = async (folder: string, work: (part: string) => Promise<void>, { from, isServed = true }: Filling = {}): Promise<string[]> => {
  await refuseFilled(folder);
  const isNew = !existsSync(folder);
  const part = join(folder, PART);
  if (isNew) await mkdir(folder, { recursive: true, mode: 0o700 }).catch((cause: unknown) => { throw new Error(`De map ${folder} kan niet gemaakt worden. Maak ze eerst, en geef ze aan wie dit uitvoert.`, { cause }); });
  try {
    await rm(part, { recursive: true, force: true });
    await mkdir(part, { mode: 0o700 });
    await work(part);
    const { placed, contents, missing } = await examine(part);
    const before = from === undefined ? missing : await missingFiles(from, missing);
    const known = new Set(before);
    // What is wrong with the contents is so where they come from; with the place, where they would stand.
    const told = contents.map(problem => problem.replaceAll(part, from ?? folder));
    const place = isServed ? (await placed()).map(problem => problem.replaceAll(part, folder)) : [];
    const [problem] = [...place, ...told, ...tellMissing(missing.filter(path => !known.has(path)))];
    if (problem) throw new Error(`De kopie is niet in orde en werd niet bewaard: ${problem}`);
    await tidy(part);
    await keepNames(part);
    // What somebody else began there meanwhile, such as a server, is theirs.
    await refuseFilled(folder);
    // It stood ready, and others may have entered it.
    await chmod(folder, 0o700);
    await moveUp(part);
    return before;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    if (isNew) await rmdir(folder).catch(() => undefined);
    throw error;
  }
};

/** Tells which files were missing already. @returns the exit code: what was made is whole but for them, and whoever goes on by himself should not */
export const tellBefore = (missing: readonly string[], say: Say): number => {
  for (const sentence of tellMissing(missing)) say(`· ${sentence}`);
  return missing.length > 0 ? 2 : 0;
};
