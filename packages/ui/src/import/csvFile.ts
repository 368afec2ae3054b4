import { CSV_MAX_MB } from '../constants.ts';
import { BYTES_PER_MB } from '../media/limits.ts';
import { importText } from '../nl/import.ts';

/** What the file picker offers. */
export const CSV_ACCEPT = '.csv,text/csv';

/** Whether a file is called .csv. Its type is not asked: systems with Excel call it a spreadsheet, others know none. */
const isCsvName = (name: string) => /.\.csv$/i.test(name);

/** Whether bytes are something else than text: a NUL stands in every spreadsheet, archive, picture and UTF-16 text. */
const isBinary = (bytes: Uint8Array) => bytes.includes(0);

/**
 * Checks a chosen file before anything is sent (specification §5): its name, its size and its bytes.
 * @returns what is wrong with it, in Dutch, or undefined
 */
export const checkCsv = async (file: File): Promise<string | undefined> => {
  if (!isCsvName(file.name)) return importText.wrongEnding;
  if (file.size === 0) return importText.empty;
  if (file.size > CSV_MAX_MB * BYTES_PER_MB) return importText.tooLarge(CSV_MAX_MB);
  try {
    return isBinary(new Uint8Array(await file.arrayBuffer())) ? importText.binary : undefined;
  } catch {
    // Moved away since, or a folder.
    return importText.unreadable;
  }
};
