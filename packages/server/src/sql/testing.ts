import { createApi, createDb, type Ports, type Seed } from '@staalkaart/api';
import { createPorts, type MakeApi } from '@staalkaart/mocks/conformance';
import { seedOf } from '@staalkaart/mocks/seed';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSessions } from '../auth/sessions.ts';
import { type Database, openDatabase } from './database.ts';

/** Folders of one test file, each with its database. */
export interface Databases {
  /** An empty folder. */
  folder(): string;
  /** A database that holds a seed; made once for each seed, and copied. */
  open(seed: Seed): Database;
  /** Closes and removes one of them. */
  release(database: Database): void;
  /** Closes and removes all of them. */
  clear(): void;
}

/** Makes folders for the tests of one file. */
export const createDatabases = (): Databases => {
  const root = mkdtempSync(join(tmpdir(), 'staalkaart-sql-'));
  const models = new Map<Seed, string>();
  const opened = new Map<Database, string>();
  const folder = () => mkdtempSync(join(root, 'data-'));
  const modelOf = (seed: Seed): string => {
    const known = models.get(seed);
    if (known) return known;
    const model = folder();
    const database = openDatabase(model);
    database.load(seed);
    database.close();
    models.set(seed, model);
    return model;
  };
  return {
    folder,
    open(seed) {
      const place = folder();
      copyFileSync(join(modelOf(seed), 'catalogue.sqlite'), join(place, 'catalogue.sqlite'));
      const database = openDatabase(place);
      opened.set(database, place);
      return database;
    },
    release(database) {
      database.close();
      rmSync(opened.get(database)!, { recursive: true });
      opened.delete(database);
    },
    clear() {
      for (const database of opened.keys()) database.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
};

/** Ports without a store: the rest in memory, and without the code that only a mock accepts. */
export const plainPorts = (clock: () => Date = () => new Date()): Omit<Ports, 'store' | 'masterCode'> => {
  const { masterCode: _none, ...ports } = createPorts(createDb({ key: 'files' }), clock, undefined);
  return ports;
};

/** Makes APIs over databases with the demonstration catalogue, and sessions that are kept there. */
export const overSqlite = (databases: Databases): MakeApi => ({ clock = () => new Date(), products }) =>
  createApi({ ...plainPorts(clock), sessions: createSessions(clock), store: databases.open(seedOf(products)).store }).fetch;
