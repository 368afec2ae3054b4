import { useWriter } from '@staalkaart/api-client';
import { errorCsv, errorCsvName, importSummary, LazyImportForm, LazyImportResultDialog, toast, type ImportFormProps } from '@staalkaart/ui';
import { IMPORT_TYPE } from '../constants.ts';
import { saveFile } from '../shell/boot/saveFile.ts';
import { readableError } from '../shell/errors/errorPolicy.ts';
import type { ModalOf } from '../shell/modal/modal.ts';
import { downloadTemplate } from './downloadTemplate.ts';

/**
 * Imports products from a CSV file; its result, or its failure, takes the place of the form (specification §4, §8).
 * Where another modal is open by then, it is told in a toast.
 */
export const ImportModal = ({ file: dropped, onClose, replace }: ModalOf<'import'>) => {
  const writer = useWriter();
  const onSubmit: ImportFormProps['onSubmit'] = async (file, hooks) => {
    try {
      const result = await writer.importProducts({ file, ...hooks });
      if (!replace({ type: 'importResult', result })) for (const line of importSummary(result)) toast.success(line);
    } catch (error) {
      if (hooks.signal?.aborted) throw error;
      if (!replace({ type: 'importFailed', text: readableError(error) })) toast.error(readableError(error));
    }
  };
  return <LazyImportForm initialFile={dropped} onTemplate={() => void downloadTemplate()} onSubmit={onSubmit} onClose={onClose} />;
};

/** What became of an import, with its error list to download (specification §8). */
export const ImportResultModal = ({ result, onClose }: ModalOf<'importResult'>) => (
  <LazyImportResultDialog
    result={result}
    onDownloadErrors={() => saveFile(new Blob([errorCsv(result.errorItems)], { type: 'text/csv;charset=utf-8' }), errorCsvName(IMPORT_TYPE, new Date()))}
    onClose={onClose}
  />
);
