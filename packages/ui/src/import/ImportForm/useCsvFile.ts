import { useEffect, useRef, useState } from 'react';
import { importText } from '../../nl/import.ts';
import { checkCsv } from '../csvFile.ts';
import { readCsv, type CsvTable } from '../readCsv.ts';

/** A chosen file: read, or refused with the reason. `ready` without a table could not be previewed, but can be sent. */
export type ChosenCsv =
  | { status: 'none' }
  | { status: 'reading'; file: File }
  | { status: 'refused'; file: File; message: string }
  | { status: 'ready'; file: File; table?: CsvTable };

const look = async (file: File): Promise<ChosenCsv> => {
  const message = await checkCsv(file);
  if (message) return { status: 'refused', file, message };
  try {
    const table = await readCsv(file);
    return table.rows.length > 0 ? { status: 'ready', file, table } : { status: 'refused', file, message: importText.noRows };
  } catch {
    return { status: 'ready', file };
  }
};

/** Holds one CSV file: checks and reads it as soon as it is chosen. */
export const useCsvFile = () => {
  const [chosen, setChosen] = useState<ChosenCsv>({ status: 'none' });
  // The last file asked about: an earlier one whose reading ends later is ignored.
  const asked = useRef<File>(undefined);
  useEffect(() => () => { asked.current = undefined; }, []);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    asked.current = file;
    setChosen({ status: 'reading', file });
    const found = await look(file);
    if (asked.current === file) setChosen(found);
  };
  /** Whether the file is still as it was chosen: a browser cannot send one that was saved again since. */
  const isUnchanged = async (file: File) => {
    if (!await checkCsv(file)) return true;
    setChosen({ status: 'refused', file, message: importText.changed });
    return false;
  };
  return { chosen, choose, isUnchanged };
};
