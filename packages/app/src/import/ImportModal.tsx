import { ApiError, errorText, subscribeToken, tokenEpoch, useWriter, type ImportResult } from '@staalkaart/api-client';
import { errorCsv, importSummary, importText, LazyImportFailedDialog, LazyImportForm, LazyImportResultDialog, toastStore, type ImportFormProps } from '@staalkaart/ui';
import { useEffect } from 'react';
import { ERROR_LIST_NAME } from '../constants.ts';
import { importOutcome } from '../nl/importOutcome.ts';
import { Explained, isCalledOff, readableError } from '../shell/errors/errorPolicy.ts';
import { isLasting } from '../shell/errors/outcome.ts';
import type { ModalOf } from '../shell/modal/modal.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { unsaved } from '../shell/unsaved/unsaved.ts';
import { useTell } from '../shell/tell.ts';
import { downloadTemplate } from './downloadTemplate.ts';
import { saveCsv } from './saveCsv.ts';

let lastTold = 0;

/** Whether the server may have done what it says no sentence about. */
const isUnsure = (error: unknown): boolean =>
  error instanceof ApiError && (error.isUnanswered || (error.status ?? 0) < 400 || ((error.status ?? 0) >= 500 && errorText(error) === ''));

/** Tells what a dialog would have told: at once where it is not opened, else where its code does not come as long as the session lasts. */
const tellUnless = (isOpened: boolean, dialog: { preload: () => Promise<boolean> }, tell: () => void): void => {
  if (!isOpened) return tell();
  const epoch = tokenEpoch();
  void dialog.preload().then(isHere => { if (!isHere && tokenEpoch() === epoch) tell(); });
};

/**
 * Imports products from a CSV file; its result, or its failure, takes the place of the form (specification §4, §8).
 * Whoever went on meanwhile is told in a toast, which leads to the result for as long as the session lasts.
 */
export const ImportModal = ({ file: dropped, onClose, replace }: ModalOf<'import'>) => {
  const writer = useWriter();
  const modal = useModal();
  const tell = useTell();
  // What tells that the line failed must not need it; nor what became of the rows a version that is gone by then.
  useEffect(() => { for (const { preload } of [LazyImportFailedDialog, LazyImportResultDialog]) void preload(); }, []);
  const tellResult = (result: ImportResult) => {
    const action = { key: `import ${++lastTold}`, label: importOutcome.showResult, onPress: () => { void unsaved.mayLeave('dialog').then(may => may && modal.open({ type: 'importResult', result })); } };
    for (const { text, isFailed } of importSummary(result)) tell[isFailed ? 'warning' : 'success'](text, action);
    const stop = subscribeToken(() => {
      stop();
      toastStore.setAction(action.key, undefined);
    });
  };
  const onSubmit: ImportFormProps['onSubmit'] = async (file, { signal, onProgress, onUntold }) => {
    let isSent = false;
    const progress = (share: number) => {
      isSent = share >= 1;
      onProgress(share);
    };
    try {
      const result = await writer.importProducts({ file, signal, onProgress: progress });
      // Of each row something is told: else nobody knows what became of them.
      if (result.uploadedItems.length + result.errorItems.length === 0) throw new Explained(importText.maybeImported);
      tellUnless(replace({ type: 'importResult', result }), LazyImportResultDialog, () => tellResult(result));
    } catch (error) {
      // The server may have all of it, and goes on without being listened to.
      if (signal.aborted && isSent) tell.warning(importText.maybeImported);
      // Nor is it known where the session ended meanwhile, unless that refused it: the file is kept, with whether all of it was sent.
      if (isCalledOff(error)) {
        if (error instanceof ApiError && error.status === 401) tell.warning(importOutcome.notImported);
        else if (isSent) onUntold();
        throw error;
      }
      const failure = isSent && isUnsure(error) ? new Explained(importText.maybeImported) : error;
      const mayBeTried = failure instanceof Explained || !isLasting(failure);
      if (isSent && failure instanceof Explained) onUntold();
      tellUnless(replace({ type: 'importFailed', text: readableError(failure) }), LazyImportFailedDialog, () => tell.failure(failure));
      // The next form begins with the file.
      if (mayBeTried) throw error;
    }
  };
  return <LazyImportForm initialFile={dropped} onTemplate={() => void downloadTemplate()} onSubmit={onSubmit} onClose={onClose} />;
};

/** What became of an import, with its error list to download (specification §8). */
export const ImportResultModal = ({ result, onClose }: ModalOf<'importResult'>) => (
  <LazyImportResultDialog
    result={result}
    onDownloadErrors={() => saveCsv(ERROR_LIST_NAME, errorCsv(result.errorItems))}
    onClose={onClose}
  />
);
