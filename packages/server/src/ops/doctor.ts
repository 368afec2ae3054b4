import { pathsInUse } from '@staalkaart/api';
import { existsSync, statSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { KEY_FILE } from '../auth/secrets.ts';
import { secretsOf } from '../auth/secretsOf.ts';
import { createFolderFiles } from '../files/createFolderFiles.ts';
import { ifThere } from '../files/disk.ts';
import { layoutOf } from '../files/layout.ts';
import { closedTo, sentenceOf } from '../files/told.ts';
import { type Database, databaseFiles, openDatabase } from '../sql/database.ts';
import { command } from './command.ts';
import { NOTES } from './notes.ts';

/** File systems over a network, by the number that the operating system gives them: SQLite's log does not hold there. */
const NETWORKS: Readonly<Record<number, string>> = {
  0x6969: 'NFS', 0x517b: 'SMB', 0xff534d42: 'CIFS', 0xfe534d42: 'SMB2', 0x65735546: 'FUSE', 0x01021997: '9P', 0x00c36400: 'Ceph', 0x5346414f: 'AFS', 0x0bd00bd0: 'Lustre',
};

/** What can be told of a folder beside its contents; another one for tests. */
interface Disk {
  typeOf: (folder: string) => Promise<number>;
}

const disk: Disk = { typeOf: async folder => Number((await statfs(folder)).type) };

const networkProblems = async (folder: string, { typeOf }: Disk): Promise<string[]> => {
  const network = NETWORKS[await typeOf(folder) >>> 0];
  return network ? [`De map ${folder} staat op een netwerkschijf (${network}): daar houdt de databank geen stand. Kies een schijf van deze machine.`] : [];
};

const MOST_TOLD = 20;
const some = (problems: readonly string[]): string[] =>
  (problems.length > MOST_TOLD ? [...problems.slice(0, MOST_TOLD), `… en nog ${problems.length - MOST_TOLD} andere`] : [...problems]);

/** Hashes of passwords and the key of secrets are for whoever runs the server alone, who can read and write all that is there. */
const accessProblems = async (folder: string): Promise<string[]> => {
  const [key, { files }] = [join(folder, KEY_FILE), layoutOf(folder)];
  const open = [folder, key].filter(path => existsSync(path) && (statSync(path).mode & 0o077) !== 0);
  const within = await ifThere(() => readdir(files, { recursive: true })) ?? [];
  return [
    ...open.map(path => `${path} is niet afgeschermd voor anderen op deze machine: chmod go= ${path}`),
    ...closedTo(folder, [files, join(folder, NOTES), ...databaseFiles(folder)], true),
    ...some(closedTo(folder, [key, ...within.map(name => join(files, name))], false)),
  ];
};

/** Whether the key is there, and is that of all secrets. */
const keyProblems = (folder: string, { store }: Database): Promise<string[]> => secretsOf(folder, store).then(() => [], (error: unknown) => [sentenceOf(error)]);

/** Whether a file that a record names is gone; what may not be looked at is told as that. */
const isMissing = async (file: string | undefined): Promise<boolean> =>
  file !== undefined && ifThere(() => stat(file)).then(found => !found?.size, () => false);

/** Which of some paths of records have no file in a folder. */
export const missingFiles = async (folder: string, used: Iterable<string>): Promise<string[]> => {
  const { locate } = createFolderFiles(folder);
  const missing: string[] = [];
  for (const path of used) if (await isMissing(locate(path))) missing.push(path);
  return missing;
};

/** Tells of files that are gone, a sentence each. */
export const tellMissing = (paths: readonly string[]): string[] => some(paths.map(path => `Het bestand van ${path} ontbreekt of is leeg.`));

/** Files that no record names: no fault, since the server removes them after a day. */
const unusedFiles = async (folder: string, used: ReadonlySet<string>): Promise<number> => {
  let unused = 0;
  for await (const path of createFolderFiles(folder).paths()) if (!used.has(path)) unused += 1;
  return unused;
};

/** What is found of a data folder. */
interface Findings {
  /** What is wrong with where it stands, a sentence each: it may not be served from there. */
  placed: () => Promise<string[]>;
  /** What is wrong with the database and the key. */
  contents: string[];
  /** The paths of records whose file is gone. */
  missing: string[];
  /** The paths that records name. */
  used: ReadonlySet<string>;
}

/** Looks at all of a data folder. @throws Error in Dutch where it cannot be opened at all */
export const examine = async (folder: string, on: Disk = disk): Promise<Findings> => {
  using database = openDatabase(folder, { isReadOnly: true });
  const contents = [...some(database.check()), ...await keyProblems(folder, database)];
  const used = await pathsInUse(database.store);
  return { placed: async () => [...await networkProblems(folder, on), ...await accessProblems(folder)], contents, missing: await missingFiles(folder, used), used };
};

/** `doctor --data DATA` */
export const doctor = command({ usage: 'doctor', words: [0, 0] }, async ({ data }, say) => {
  const found = await examine(data);
  // A key that may not be read is wrong where it stands, and as the key: that is told once.
  const problems = [...new Set([...await found.placed(), ...found.contents, ...tellMissing(found.missing)])];
  for (const problem of problems) say(`✗ ${problem}`);
  const unused = await unusedFiles(data, found.used);
  if (unused > 0) say(unused === 1 ? '· 1 bestand hoort bij niets meer: de server ruimt het na een dag op.' : `· ${unused} bestanden horen bij niets meer: de server ruimt ze na een dag op.`);
  if (problems.length === 0) say(`✓ ${data} is in orde.`);
  return problems.length > 0 ? 1 : 0;
});
