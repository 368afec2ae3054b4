import { folded, refusal, sortKey, unavailable } from '@staalkaart/api';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { DISK } from '../files/told.ts';
import type { Row } from './codec.ts';

/** How long a lock of another program is waited for, in ms: nothing else is answered meanwhile. */
const PATIENCE = 250;

/** More texts than the questions of the core make; beyond them something makes texts without end. */
const MOST_STATEMENTS = 500;

/** One connection to a database file; whoever opens it closes it. All of it throws `unavailable` where the file cannot be read or written now. */
export interface Connection extends Disposable {
  readonly database: DatabaseSync;
  all(sql: string, ...values: SQLInputValue[]): readonly Row[];
  /** The first row. */
  get(sql: string, ...values: SQLInputValue[]): Row | undefined;
  run(sql: string, ...values: SQLInputValue[]): void;
  /** Begins a transaction with the first statement that follows: what is answered from memory needs none. */
  beginLater(): void;
  /** Runs statements that give nothing. */
  exec(sql: string): void;
  /** Ends a transaction, unless an error did so already. */
  end(how: 'COMMIT' | 'ROLLBACK'): void;
}

/** The primary result codes of SQLite that pass by themselves, or once somebody makes room. */
const PASSING: Readonly<Record<number, string>> = {
  5: 'Een ander programma gebruikt de databank.',
  6: 'Een ander programma gebruikt de databank.',
  8: 'De map met gegevens kan alleen gelezen worden.',
  10: DISK.broken,
  13: DISK.full,
  14: 'De databank kan niet geopend worden.',
};
const UNIQUE = 2067;
/** Those of a file that is damaged, or something else. */
const DAMAGED = [11, 26];

/** What an error of SQLite means to whoever called. */
export const translated = (error: unknown): unknown => {
  const { code, errcode } = error as { code?: string; errcode?: number };
  if (code !== 'ERR_SQLITE_ERROR' || errcode === undefined) return error;
  if (errcode === UNIQUE) return refusal(409, { title: 'Dit is al in gebruik.', detail: 'Kies iets anders.' });
  if (DAMAGED.includes(errcode & 0xff)) return new Error('De databank is beschadigd, of het bestand is iets anders. Zet een kopie terug.', { cause: error });
  const sentence = PASSING[errcode & 0xff];
  return sentence === undefined ? error : unavailable(sentence, error);
};

/**
 * Does work with a database file.
 * @throws what its error means: a Response of 409 for what is taken, an error in Dutch where there is one to tell
 */
const attempt = <Result>(work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    throw translated(error);
  }
};

/** The functions that only the text of a question or of a migration may name, for what no column holds. */
const teach = (database: DatabaseSync): void => {
  database.function('folded', { deterministic: true }, text => (typeof text === 'string' ? folded(text) : null));
  database.function('sort_key', { deterministic: true }, text => sortKey(String(text)));
};

/**
 * Opens a database file.
 * @param file its path; it is made when it is missing and may be written
 * @throws Error of `unavailable` when it cannot be opened
 */
export const connect = (file: string, { isReadOnly = false } = {}): Connection => attempt(() => {
  const database = new DatabaseSync(file, { readOnly: isReadOnly, timeout: PATIENCE });
  try {
    database.enableDefensive(true);
    database.exec('PRAGMA trusted_schema = OFF; PRAGMA cache_size = -8000');
    teach(database);
  } catch (error) {
    database.close();
    throw error;
  }
  const prepared = new Map<string, StatementSync>();
  let beginsWithNext = false;

  /** Statements are kept by their text: preparing one takes longer than running it. */
  const prepare = (sql: string): StatementSync => {
    if (beginsWithNext) {
      beginsWithNext = false;
      database.exec('BEGIN');
    }
    const known = prepared.get(sql);
    if (known) return known;
    if (prepared.size >= MOST_STATEMENTS) prepared.clear();
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    prepared.set(sql, statement);
    return statement;
  };
  return {
    database,
    all: (sql, ...values) => attempt(() => prepare(sql).all(...values) as unknown as Row[]),
    get: (sql, ...values) => attempt(() => prepare(sql).get(...values) as unknown as Row | undefined),
    run: (sql, ...values) => attempt(() => void prepare(sql).run(...values)),
    exec: sql => attempt(() => database.exec(sql)),
    beginLater() { beginsWithNext = true; },
    end: how => attempt(() => {
      beginsWithNext = false;
      if (database.isTransaction) database.exec(how);
    }),
    [Symbol.dispose]() {
      prepared.clear();
      database.close();
    },
  };
});
