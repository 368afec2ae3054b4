import { lazyForm } from '../forms/lazyForm.tsx';

const form = () => import('./ImportForm/ImportForm.tsx').then(module => ({ default: module.ImportForm }));
const result = () => import('./ImportResultDialog/ImportResultDialog.tsx').then(module => ({ default: module.ImportResultDialog }));
const failed = () => import('./ImportFailedDialog/ImportFailedDialog.tsx').then(module => ({ default: module.ImportFailedDialog }));

/** The form of an import. */
export const LazyImportForm = lazyForm(form);

/** The log of an import. */
export const LazyImportResultDialog = lazyForm(result);

/** The failure of an import. */
export const LazyImportFailedDialog = lazyForm(failed);

/** Fetches the dialogs of the import ahead, when a person comes near its button or sends a file. */
export const preloadImport = () => {
  for (const load of [form, result, failed]) void load().catch(() => undefined);
};
