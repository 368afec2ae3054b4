import { access, chmod, constants, readdir } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { KEY_FILE } from '../auth/secrets.ts';
import { ifThere, sync } from '../files/disk.ts';
import { layoutOf } from '../files/layout.ts';
import { refuseFile } from '../files/told.ts';
import { DATABASE, openDatabase } from '../sql/database.ts';
import { LOCK, takeFolder } from '../sql/lock.ts';
import { command } from './command.ts';
import { fill, tellBefore } from './fill.ts';
import { copyOver, listFiles, refuseFull, sizeOf } from './folder.ts';
import { note } from './notes.ts';

/** What of the files is copied: what is not whole yet is of nobody. */
const wholeFiles = async (folder: string): Promise<string[]> => (await listFiles(layoutOf(folder).files)).filter(file => !file.startsWith('incoming'));

/** Copies the files and the key of a data folder. What went away meanwhile is missed by no record, or by the check that follows. */
const copyRest = async (from: string, to: string): Promise<void> => {
  for (const file of await wholeFiles(from)) await copyOver(join(layoutOf(from).files, file), join(layoutOf(to).files, file));
  await copyOver(join(from, KEY_FILE), join(to, KEY_FILE));
  await ifThere(() => chmod(join(to, KEY_FILE), 0o600));
};

/** The database, and what was written to it last: that stands beside it as long as a process has it, and after one that was ended at once. */
const DATABASE_FILES = [DATABASE, `${DATABASE}-wal`];

/** How much a copy of a data folder takes, in bytes. */
const sizeOfCopy = async (data: string): Promise<number> =>
  sizeOf([...DATABASE_FILES.map(name => join(data, name)), ...(await wholeFiles(data)).map(file => join(layoutOf(data).files, file))]);

/**
 * Copies a data folder while the server goes on: the database of one moment first, then the files, which outlive their records by a day.
 * @returns the paths of records whose file was missing before
 * @throws Error in Dutch where there is no room, or the copy is not sound: nothing is left then
 */
const backUp = async (data: string, folder: string): Promise<string[]> => {
  using database = openDatabase(data, { isReadOnly: true });
  return await fill(folder, async part => {
    await refuseFull(part, await sizeOfCopy(data));
    await database.backup(join(part, DATABASE));
    await sync(join(part, DATABASE));
    await copyRest(data, part);
  }, { from: data, isServed: false });
};

/** `backup DIR --data DATA`: also beside the server. */
export const backup = command({ usage: 'backup DOELMAP', words: [1, 1] }, async ({ words: [target = ''], data }, say) => {
  const folder = resolve(target);
  if (folder.startsWith(resolve(data) + sep)) throw new Error('Een kopie hoort niet in de map die ze bewaart. Kies een andere map, liefst op een andere schijf.');
  const missing = await backUp(data, folder);
  say(`✓ Kopie gemaakt en nagekeken: ${folder}. Bewaar ze zoals de gegevens zelf: ook de sleutel staat erin.`);
  return tellBefore(missing, say);
});

/** Lets everybody sign in anew: a copy from before may know people who had to leave since. */
const endSessions = async (data: string): Promise<void> => {
  using database = openDatabase(data);
  await database.store.write(async at => {
    await at.remove('sessions', (await at.find('sessions', {})).records.map(({ id }) => id));
    // That somebody was shown a secret, and which code was the last, is still so.
    await at.put('secondSteps', (await at.find('secondSteps', {})).records.map(step => ({ ...step, waiting: [] })));
  });
};

/** `restore DIR --data DATA`: into a folder that is new. */
export const restore = command({ usage: 'restore KOPIE', words: [1, 1] }, async ({ words: [from = ''], data }, say) => {
  const folder = resolve(data);
  refuseFile(from);
  if (!(await ifThere(() => readdir(from)))?.includes(DATABASE)) throw new Error(`In de map ${from} staat geen kopie.`);
  // A server that goes on would write between the copies of its database and of the log beside that. A backup holds no lock.
  using taking = new DisposableStack();
  taking.use(await access(join(from, LOCK), constants.W_OK).then(() => takeFolder(from), () => undefined));
  const missing = await fill(folder, async part => {
    await refuseFull(part, await sizeOfCopy(from));
    for (const file of DATABASE_FILES) await copyOver(join(from, file), join(part, file));
    await copyRest(from, part);
    await endSessions(part);
    note(part, 'restored', { from: resolve(from) });
  }, { from });
  say(`✓ Teruggezet en nagekeken: ${folder}. Iedereen meldt zich opnieuw aan.`);
  return tellBefore(missing, say);
});
