import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The name of the file in a data folder. */
export const NOTES = 'operator.jsonl';

const fileIn = (folder: string): string => join(folder, NOTES);

/**
 * Writes down what an operator did to a data folder, for the log of the server that has it next: a command has none of its own.
 * @param event as the log calls it; @param fields ids, roles and folders alone
 */
export const note = (folder: string, event: string, fields: object = {}): void =>
  appendFileSync(fileIn(folder), `${JSON.stringify({ time: new Date().toISOString(), event, ...fields, by: 'operator' })}\n`, { mode: 0o600 });

/** What was written down in a folder, as lines of the log; they are there no longer. */
export const takeNotes = (folder: string): string[] => {
  const file = fileIn(folder);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  rmSync(file);
  return lines;
};
