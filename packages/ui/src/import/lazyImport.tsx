import { lazy, Suspense } from 'react';
import type { ImportFailedDialogProps } from './ImportFailedDialog/ImportFailedDialog.tsx';
import type { ImportFormProps } from './ImportForm/ImportForm.tsx';
import type { ImportResultDialogProps } from './ImportResultDialog/ImportResultDialog.tsx';

const form = () => import('./ImportForm/ImportForm.tsx').then(module => ({ default: module.ImportForm }));
const result = () => import('./ImportResultDialog/ImportResultDialog.tsx').then(module => ({ default: module.ImportResultDialog }));
const failed = () => import('./ImportFailedDialog/ImportFailedDialog.tsx').then(module => ({ default: module.ImportFailedDialog }));

const Form = lazy(form);
const Result = lazy(result);
const Failed = lazy(failed);

/** The form of an import, fetched when it opens. */
export const LazyImportForm = (props: ImportFormProps) => <Suspense fallback={null}><Form {...props} /></Suspense>;

/** The log of an import, fetched when it opens. */
export const LazyImportResultDialog = (props: ImportResultDialogProps) => <Suspense fallback={null}><Result {...props} /></Suspense>;

/** The failure of an import, fetched when it opens. */
export const LazyImportFailedDialog = (props: ImportFailedDialogProps) => <Suspense fallback={null}><Failed {...props} /></Suspense>;

/** Fetches the dialogs of the import ahead, when a person comes near its button or sends a file. */
export const preloadImport = () => {
  for (const load of [form, result, failed]) void load().catch(() => undefined);
};
