import { errorCsv, errorCsvName, LazyImportResultDialog } from '@staalkaart/ui';
import { IMPORT_TYPE } from '../constants.ts';
import { saveFile } from '../shell/boot/saveFile.ts';
import type { ModalOf } from '../shell/modal/modal.ts';

/** What became of an import, with its error list to download (specification §8). */
export const ImportResultModal = ({ result, onClose }: ModalOf<'importResult'>) => (
  <LazyImportResultDialog
    result={result}
    onDownloadErrors={() => saveFile(new Blob([errorCsv(result.errorItems)], { type: 'text/csv;charset=utf-8' }), errorCsvName(IMPORT_TYPE, new Date()))}
    onClose={onClose}
  />
);
