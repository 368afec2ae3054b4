import { lazy, Suspense } from 'react';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';

const load = () => import('./ConfirmDialog.tsx');
const Loaded = lazy(() => load().then(module => ({ default: module.ConfirmDialog })));

/** Fetches the dialog ahead, when a person comes near something that asks. */
export const preloadConfirmDialog = () => { void load().catch(() => undefined); };

/** The confirm dialog, fetched when something is first asked: react-aria's dialog weighs about 20 kB. */
export const LazyConfirmDialog = (props: ConfirmDialogProps) => (
  <Suspense fallback={null}><Loaded {...props} /></Suspense>
);
