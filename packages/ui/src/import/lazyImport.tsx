import { lazyPart } from '../parts/lazyPart.tsx';

/** The form of an import. */
export const LazyImportForm = lazyPart(async () => (await import('./ImportForm/ImportForm.tsx')).ImportForm, { kind: 'dialog' });

/** The log of an import. */
export const LazyImportResultDialog = lazyPart(async () => (await import('./ImportResultDialog/ImportResultDialog.tsx')).ImportResultDialog, { kind: 'dialog' });

/** The failure of an import. */
export const LazyImportFailedDialog = lazyPart(async () => (await import('./ImportFailedDialog/ImportFailedDialog.tsx')).ImportFailedDialog, { kind: 'dialog' });
