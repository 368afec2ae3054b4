import type { Seed, Store } from '@staalkaart/api';
import { constants, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup as copyPages } from 'node:sqlite';
import { refuseClosed, refuseFile } from '../files/told.ts';
import { connect, translated } from './connection.ts';
import { loadSeed } from './load.ts';
import { LOCK, takeFolder } from './lock.ts';
import { migrate, problemsIn, refuseOther, tryMigrations } from './migrate.ts';
import type { Migration } from './migrations/migrations.ts';
import { createStore } from './store.ts';
import { openWriteAhead } from './writeAhead.ts';

/** A database in a folder; whoever opens it closes it. */
export interface Database extends Disposable {
  readonly store: Store;
  /** Fills it, empty as it is: quicker than through the store, and the records keep their ids. */
  load(seed: Seed): void;
  /**
   * Writes a copy to a file while others go on, of the moment that it was asked; a copy that is not sound is thrown away.
   * @throws Error in Dutch
   */
  backup(file: string): Promise<void>;
  /** What is wrong, a sentence each; empty when it is sound. Reads all of it, which takes seconds where there is a lot. */
  check(): string[];
  close(): void;
}

/** The name of the database in a data folder. */
export const DATABASE = 'catalogue.sqlite';

const fileIn = (folder: string): string => join(folder, DATABASE);

/** The database, and what stands beside it: what was written to it last, and the lock. */
export const databaseFiles = (folder: string): string[] => [DATABASE, `${DATABASE}-wal`, `${DATABASE}-shm`, LOCK].map(name => join(folder, name));

/** A reading keeps its moment, so that a write does not make the copy start again. */
const copyMoment = async (source: string, file: string): Promise<void> => {
  using connection = connect(source, { isReadOnly: true });
  connection.exec('BEGIN');
  connection.get('PRAGMA schema_version');
  await copyPages(connection.database, file, { rate: 500 }).catch((error: unknown) => { throw translated(error); });
};

const refuseUnsoundCopy = (file: string): void => {
  using connection = connect(file);
  const [problem] = problemsIn(connection);
  if (problem) throw new Error(`De kopie is niet in orde en werd niet bewaard: ${problem}`);
};

const copyTo = async (source: string, file: string): Promise<void> => {
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    await copyMoment(source, part);
    refuseUnsoundCopy(part);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
};

const refuseMissing = (folder: string): void => {
  refuseClosed([fileIn(folder)], constants.R_OK);
  if (!existsSync(fileIn(folder))) throw new Error(`In de map ${folder} staat geen databank.`);
};

/** What a folder holds is of whoever runs the server alone: hashes of passwords, and the key of secrets. */
const makeFolder = (folder: string): void => {
  refuseFile(folder);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(`De map ${folder} kan niet gemaakt worden.`, { cause: error });
  }
  // A file that could only be read when it was opened stays so: that is said at once.
  refuseClosed([folder, ...databaseFiles(folder)], constants.R_OK | constants.W_OK);
};

/** Little is held back for the commit, which holds the thread: the rest is written while a transaction goes on. */
const SETTINGS = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA journal_size_limit = 16777216; PRAGMA cache_size = -4000';

/**
 * Opens the database of a folder; both are made where they are missing, and brought to the version of the software.
 * @param isReadOnly looks on beside the process that has the folder: needs no lock, and changes nothing
 * @param mustExist makes none where there is none, as `isReadOnly` does
 * @param steps other migrations than those of the software, for tests
 * @throws Error in Dutch when another process has the folder, or the database is of another version than can be used;
 *   that of `unavailable` when the disk refuses
 */
export const openDatabase = (folder: string, { isReadOnly = false, mustExist = isReadOnly, steps }: { isReadOnly?: boolean; mustExist?: boolean; steps?: readonly Migration[] } = {}): Database => {
  const file = fileIn(folder);
  if (mustExist) refuseMissing(folder);
  if (!isReadOnly) makeFolder(folder);
  // In the order in which it is opened; closed the other way round, also where the next cannot be.
  using opening = new DisposableStack();
  if (!isReadOnly) opening.use(takeFolder(folder));
  const writer = isReadOnly ? undefined : opening.use(connect(file));
  writer?.exec(SETTINGS);
  if (writer) migrate(writer, file, steps);
  const reader = opening.use(connect(file, { isReadOnly: true }));
  refuseOther(reader, steps);
  const writeAhead = writer && opening.use(openWriteAhead(writer, file));
  const { store, refresh } = createStore(reader, writer, writeAhead);
  const opened = opening.move();
  return {
    store,
    load(seed) {
      loadSeed(writer ?? reader, seed);
      refresh();
    },
    backup: copy => copyTo(file, copy),
    check: () => problemsIn(reader),
    close: () => opened.dispose(),
    [Symbol.dispose]: () => opened.dispose(),
  };
};

/**
 * Which migrations a folder's database misses: each is tried on a copy.
 * @returns their names
 * @throws Error in Dutch when one fails, or there is no database
 */
export const pendingMigrations = (folder: string, steps?: readonly Migration[]): string[] => {
  refuseMissing(folder);
  return tryMigrations(fileIn(folder), steps);
};
