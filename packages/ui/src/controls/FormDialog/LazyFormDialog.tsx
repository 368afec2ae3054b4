import { lazy, Suspense } from 'react';
import type { FormDialogProps } from './FormDialog.tsx';

const Loaded = lazy(() => import('./FormDialog.tsx').then(module => ({ default: module.FormDialog })));

/** The shell of a form in a modal, fetched when it opens: react-aria's dialog weighs about 20 kB. */
export const LazyFormDialog = (props: FormDialogProps) => (
  <Suspense fallback={null}><Loaded {...props} /></Suspense>
);
