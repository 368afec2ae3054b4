import { csvName } from '@staalkaart/ui';
import { saveFile } from '../shell/boot/saveFile.ts';

/**
 * Hands a list for a spreadsheet to the browser's downloads, under a name that tells when it was made.
 * @returns that name
 */
export const saveCsv = (begin: string, csv: string): string => {
  const name = csvName(begin, new Date());
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name);
  return name;
};
