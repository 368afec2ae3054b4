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
  // Closed again where it cannot all be opened.
  await using opening = new AsyncDisposableStack();
  const { store, load } = opening.use(openDatabase(folder));
  // Behind what nobody waits for.
  opening.defer(async () => void await store.write(async () => undefined).catch(() => undefined));
  const secrets = await secretsOf(folder, store) ?? await newSecretsOf(folder, store);
  const files = opening.adopt(await openFiles(folder, store, report, clock), opened => opened.close());
  const ports: Ports = { store, files, passwords: createPasswords(), secrets, sessions: createSessions(clock), throttle: createThrottle(), clock };
  // The demonstration is no part of a catalogue of one's own: its catalogue and its drawings stay on the disk.
  const opened = isDemo ? await (await import('./openDemo.ts')).openDemo(ports, load) : { ports };
  const kept = opening.move();
  return { ...opened, close: () => kept.disposeAsync() };
};
