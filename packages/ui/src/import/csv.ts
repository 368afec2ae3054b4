import Papa from 'papaparse';
import { CSV_MAX_MB } from '../constants.ts';
import { BYTES_PER_MB } from '../media/formatSize.ts';
import { importText } from '../nl/import.ts';

/** What the file window of the system offers. */
export const CSV_ACCEPT = '.csv,text/csv';

/** What Excel calls Unicode text, by its mark; undefined for another. */
const markedAs = (bytes: Uint8Array): string | undefined => ({ '255,254': 'utf-16le', '254,255': 'utf-16be' })[bytes.slice(0, 2).join()];

/** Files that could be read before: what cannot be any more has changed since. */
const seen = new WeakSet<File>();

/**
 * Checks a chosen file before anything is sent (specification §5): its name, its size and its bytes. Its type is not
 * asked: systems with Excel call it a spreadsheet, others know none.
 * @returns what is wrong with it, in Dutch, or undefined
 */
export const checkCsv = async (file: File): Promise<string | undefined> => {
  if (!/.\.csv$/i.test(file.name)) return importText.wrongEnding;
  if (file.size === 0) return importText.empty;
  if (file.size > CSV_MAX_MB * BYTES_PER_MB) return importText.tooLarge(CSV_MAX_MB);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    seen.add(file);
    // A NUL stands in every spreadsheet, archive and image.
    return bytes.includes(0) && !markedAs(bytes) ? importText.binary : undefined;
  } catch {
    // Moved away or saved again since, or a folder.
    return seen.has(file) ? importText.changed : importText.unreadable;
  }
};

/** The text of a file: UTF-8, with or without its mark, else what its mark says, or what older versions of Excel write. */
const decode = async (file: Blob) => {
  const bytes = await file.arrayBuffer();
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isUtf8: true };
  } catch {
    return { text: new TextDecoder(markedAs(new Uint8Array(bytes)) ?? 'windows-1252').decode(bytes), isUtf8: false };
  }
};

/** The file as it is sent: what is no UTF-8 is written anew as UTF-8, exactly as its preview shows it, under the same name and date: sent again it is the same. */
export const asUtf8 = async (file: File): Promise<File> => {
  const { text, isUtf8 } = await decode(file);
  return isUtf8 ? file : new File([text], file.name, { type: file.type, lastModified: file.lastModified });
};

/** A first line that says what separates, as Excel writes and hides it: 'sep=;'. */
const SEPARATOR_LINE = /^sep=([;,\t])(?:\r\n?|\n)/i;

/** What separates, as the server has it too: a semicolon, as Excel writes in Flanders, unless the first line has none and another. */
const separatorOf = (text: string): string => {
  const [first = ''] = text.split(/[\r\n]/, 1);
  return [';', '\t', ','].find(one => first.includes(one)) ?? ';';
};

const read = async (file: Blob) => {
  const { text } = await decode(file);
  const said = SEPARATOR_LINE.exec(text);
  const body = text.slice(said?.[0].length);
  return Papa.parse<string[]>(body, { delimiter: said?.[1] ?? separatorOf(body), skipEmptyLines: 'greedy' }).data;
};

const readings = new WeakMap<Blob, Promise<string[][]>>();

/** The rows of a file with something in them, as a spreadsheet shows them, the heading first; none where it cannot be read. Each file is read once. */
export const rowsOf = (file: Blob): Promise<string[][]> => {
  const known = readings.get(file) ?? read(file).catch(() => []);
  readings.set(file, known);
  return known;
};
