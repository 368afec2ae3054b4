import { api } from '@staalkaart/api-client';
import { TEMPLATE_FILE } from '../constants.ts';
import { saveFile } from '../shell/boot/saveFile.ts';
import { tellNow } from '../shell/tell.ts';

/** Downloads the header row for an import; a failure shows the error text (specification §8). */
export const downloadTemplate = async (): Promise<void> => {
  const tell = tellNow();
  try {
    saveFile(await api.productTemplate(), TEMPLATE_FILE);
  } catch (error) {
    tell.failure(error);
  }
};
