import { csvName } from '@staalkaart/ui';

/** Hands a file to the browser's downloads. */
export const saveFile = (blob: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has begun by then; the address is not needed any longer.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

/**
 * The same for a list for a spreadsheet, under a name that tells when it was made.
 * @returns that name
 */
export const saveCsv = (begin: string, csv: string): string => {
  const name = csvName(begin, new Date());
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name);
  return name;
};
