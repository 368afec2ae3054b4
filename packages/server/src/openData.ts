import type { Ports } from '@staalkaart/api';
import { createPasswords } from './auth/passwords.ts';
import { newSecretsOf, secretsOf } from './auth/secretsOf.ts';
import { createSessions } from './auth/sessions.ts';
import { createThrottle } from './auth/throttle.ts';
import { openFiles } from './files/openFiles.ts';
import { openDatabase } from './sql/database.ts';

/** Everything that a server keeps, opened. */
export interface OpenData {
  ports: Ports;
  /** The folder that has the pictures of the demonstration in `media`. */
  media?: string | undefined;
  close: () => Promise<void>;
}

interface OpenOptions {
  isDemo: boolean;
  clock: () => Date;
  /** Hears of what went wrong in the background. */
  report?: (error: unknown) => void;
}

/**
 * Opens the catalogue, the files and the key of a folder, and makes what is missing, of the demonstration its catalogue too.
 * @throws Error in Dutch where the folder cannot be used
 */
export const openData = async (folder: string, { isDemo, clock, report = () => undefined }: OpenOptions): Promise<OpenData> => {
  const database = openDatabase(folder);
  try {
    const secrets = await secretsOf(folder, database.store) ?? await newSecretsOf(folder, database.store);
    const files = await openFiles(folder, database.store, report, clock);
    const ports: Ports = {
      store: database.store,
      files,
      passwords: createPasswords(),
      secrets,
      sessions: createSessions(clock),
      throttle: createThrottle(),
      clock,
    };
    const close = async () => {
      await files.close();
      // Behind what nobody waits for.
      await database.store.write(async () => undefined).catch(() => undefined);
      database.close();
    };
    if (isDemo) {
      // The demonstration is no part of a catalogue of one's own: its catalogue and its drawings stay on the disk.
      const { openDemo } = await import('./openDemo.ts');
      return { ...await openDemo(ports, database.load), close };
    }
    return { ports, close };
  } catch (error) {
    database.close();
    throw error;
  }
};
