import { products } from '@staalkaart/api-client';
import { saveFile } from '../boot/saveFile.ts';
import { showFailure } from '../errors/useFailure.ts';
import { importTexts } from '../nl/import.ts';

/** Downloads the header row for an import; a failure shows the error text (specification §8). */
export const downloadTemplate = async (): Promise<void> => {
  try {
    saveFile(await products.template(), importTexts.templateFile);
  } catch (error) {
    showFailure(error, 'write');
  }
};
