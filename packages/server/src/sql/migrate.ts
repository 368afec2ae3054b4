import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Connection } from './connection.ts';
import { type Migration, migrations } from './migrations/migrations.ts';

const numberIn = (connection: Connection, sql: string): number => Number(connection.get(sql)![0]);

/** How many migrations a database has behind it. */
const versionOf = (connection: Connection): number => numberIn(connection, 'PRAGMA user_version');

/** What is wrong with a database, a sentence each; empty when it is sound. */
export const problemsIn = (connection: Connection): string[] => [
  ...connection.all('PRAGMA integrity_check').flatMap(([told]) => String(told).split('\n')).filter(told => told !== 'ok'),
  ...connection.all('PRAGMA foreign_key_check').map(([table, row, parent]) => `${table} ${row} verwijst naar iets in ${parent} dat niet bestaat`),
];

/**
 * Refuses a database that this version of the software does not know.
 * @throws Error in Dutch
 */
const refuseNewer = (version: number, steps: readonly Migration[]): void => {
  if (version <= steps.length) return;
  throw new Error(`De databank is van een nieuwere versie van Staalkaart (${version}) dan deze (${steps.length}). Start de nieuwere versie, of zet een oudere kopie terug.`);
};

const refuseUnsound = (connection: Connection): void => {
  const [problem] = connection.all('PRAGMA foreign_key_check');
  if (problem) throw new Error(`Na het bijwerken verwijst ${problem[0]} ${problem[1]} naar iets in ${problem[2]} dat niet bestaat. Er is niets gewijzigd.`);
};

/** Takes every step that is missing, all or none of them. Forward only: the copy from before is the way back. */
const takeSteps = (connection: Connection, steps: readonly Migration[]): void => {
  const version = versionOf(connection);
  // Within a transaction this setting cannot be changed, and a table that is made anew would take along what refers to it.
  connection.exec('PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE');
  try {
    for (const { sql } of steps.slice(version)) connection.exec(sql);
    refuseUnsound(connection);
    connection.exec(`PRAGMA user_version = ${steps.length}; COMMIT`);
  } catch (error) {
    connection.end('ROLLBACK');
    throw error;
  } finally {
    connection.exec('PRAGMA foreign_keys = ON');
  }
};

/** The path of the copy of a database as it is before a migration. */
const copyBefore = (file: string, version: number): string => file.replace(/(\.sqlite)?$/, `-before-${version}$1`);

const copy = (connection: Connection, file: string): void => {
  rmSync(file, { force: true });
  connection.run('VACUUM INTO ?', file);
};

/**
 * Brings a database to the version of the software; a copy of what it was stays beside it.
 * @throws Error in Dutch for a newer database, or one that would not be sound afterwards: nothing was changed then
 */
export const migrate = (connection: Connection, file: string, steps: readonly Migration[] = migrations): void => {
  const version = versionOf(connection);
  refuseNewer(version, steps);
  if (version === steps.length) return;
  if (version > 0) copy(connection, copyBefore(file, version + 1));
  takeSteps(connection, steps);
};

/**
 * Refuses a database that is not of the version of the software, where it may not be changed.
 * @throws Error in Dutch
 */
export const refuseOther = (connection: Connection, steps: readonly Migration[] = migrations): void => {
  const version = versionOf(connection);
  refuseNewer(version, steps);
  if (version < steps.length) throw new Error('De databank is van een oudere versie van Staalkaart. Start eerst de server: die werkt haar bij.');
};

/**
 * Tries the migrations that a database misses on a copy of it.
 * @param file the database, which stays as it is
 * @returns their names
 * @throws Error in Dutch when they fail, or leave it unsound
 */
export const tryMigrations = (file: string, steps: readonly Migration[] = migrations): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'staalkaart-'));
  try {
    using original = connect(file, { isReadOnly: true });
    const version = versionOf(original);
    refuseNewer(version, steps);
    if (version === steps.length) return [];
    const tried = join(folder, 'tried.sqlite');
    copy(original, tried);
    using connection = connect(tried);
    takeSteps(connection, steps);
    const [problem] = problemsIn(connection);
    if (problem) throw new Error(`Na het bijwerken zou de databank niet in orde zijn: ${problem}`);
    return steps.slice(version).map(({ name }) => name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
