import { isUnavailable } from '@staalkaart/api';
import { join } from 'node:path';
import { connect } from './connection.ts';

/** The name of the file that is locked in a data folder. */
export const LOCK = 'lock.sqlite';

/** The result code of SQLite for what another connection has locked. */
const BUSY = 5;

/**
 * Takes a folder for this process alone, for as long as it runs or until it lets go.
 * The lock is one of the operating system, on a file without content: it is gone with the process, however that ended.
 * @returns what lets go
 * @throws Error in Dutch when another process has the folder
 */
export const takeFolder = (folder: string): Disposable => {
  using taken = new DisposableStack();
  try {
    taken.use(connect(join(folder, LOCK))).exec('BEGIN EXCLUSIVE');
    return taken.move();
  } catch (error) {
    if (!isUnavailable(error) || ((error.cause as { errcode?: number }).errcode ?? 0) % 256 !== BUSY) throw error;
    throw new Error(`De map ${folder} is al in gebruik door een ander proces van Staalkaart. Stop dat eerst, of kies een andere map.`, { cause: error });
  }
};
