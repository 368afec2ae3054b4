import { unavailable } from '@staalkaart/api';
import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { DISK } from '../files/told.ts';
import type { Connection } from './connection.ts';

/** So many pages of 4 kB are gathered before they are put in their places; the log of so many is begun anew. */
const [MOST_PAGES, LONGEST] = [2000, 16_000];
/** How long closing waits for the thread that does so, in ms. */
const PATIENCE = 30_000;

/** Puts pages in their places, on a thread of its own: after an import that takes a tenth of a second and more. */
const PROGRAM = `
  const { workerData: { file, done } } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  try {
    const database = new DatabaseSync(file, { timeout: 1000 });
    try { database.exec('PRAGMA wal_checkpoint(PASSIVE)'); } finally { database.close(); }
  } finally {
    Atomics.store(done, 0, 1);
    Atomics.notify(done, 0);
  }`;

const sync = promisify(fdatasync);

/** The log that commits are appended to (WAL), and what is done about it beside the thread that answers. Closing waits for work under way, so that the folder may go. */
export interface WriteAhead extends Disposable {
  /**
   * Has what was gathered put in its place, once that is much: on a thread of its own, but for the last of a long log. Between two transactions,
   * since within one nothing can be asked of the log; what fails is no matter of whoever wrote, and is tried again after a later write.
   */
  tidy(): void;
  /** Has the disk keep all that was committed so far. @throws Error of `unavailable` where it does not */
  keep(): Promise<void>;
}

/**
 * Takes care of the log of a database, for the connection that writes: it commits without waiting for the disk, which would
 * hold the thread, and whoever wrote waits for `keep`.
 * @param file the database, which was opened
 */
export const openWriteAhead = (writer: Connection, file: string): WriteAhead => {
  writer.exec('PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0');
  const log = openSync(`${file}-wal`, 'r+');
  let working: { worker: Worker; done: Int32Array } | undefined;

  /** Asks for it here, or looks. @returns how many pages the log holds, and how many of those are in their places; none where that cannot be told now */
  const checkpoint = (how: 'PASSIVE' | 'NOOP'): readonly [gathered: number, placed: number] => {
    try {
      const [, gathered, placed] = writer.get(`PRAGMA wal_checkpoint(${how})`) as unknown as readonly number[];
      return [gathered!, placed!];
    } catch {
      return [0, 0];
    }
  };
  return {
    tidy() {
      if (working) return;
      const [gathered, placed] = checkpoint('NOOP');
      if (gathered - placed < MOST_PAGES) return;
      // The thread had its turn, and did not come to the end: beside writing that goes on it never does, and the log would grow with each commit. Here nothing is written meanwhile, and the next commit begins it anew.
      if (gathered > LONGEST && placed > 0) return void checkpoint('PASSIVE');
      const done = new Int32Array(new SharedArrayBuffer(4));
      const worker = new Worker(PROGRAM, { eval: true, workerData: { file, done } });
      working = { worker, done };
      worker.on('error', () => undefined).once('exit', () => { working = undefined; });
      worker.unref();
    },
    async keep() {
      try {
        await sync(log);
      } catch (error) {
        throw unavailable(DISK.broken, error);
      }
    },
    [Symbol.dispose]() {
      if (working) Atomics.wait(working.done, 0, 0, PATIENCE);
      closeSync(log);
    },
  };
};
