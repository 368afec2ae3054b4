import { lazyPart } from '../parts/lazyPart.tsx';

/** The form of an import. */
export const LazyImportForm = lazyPart(() => import('./ImportForm/ImportForm.tsx'), 'ImportForm', { kind: 'dialog' });

/** A list as a file. */
export const LazyExportDialog = lazyPart(() => import('./ExportDialog/ExportDialog.tsx'), 'ExportDialog', { kind: 'dialog' });

/** The log of an import. */
export const LazyImportResultDialog = lazyPart(() => import('./ImportResultDialog/ImportResultDialog.tsx'), 'ImportResultDialog', { kind: 'dialog' });

/** The failure of an import. */
export const LazyImportFailedDialog = lazyPart(() => import('./ImportFailedDialog/ImportFailedDialog.tsx'), 'ImportFailedDialog', { kind: 'dialog' });
