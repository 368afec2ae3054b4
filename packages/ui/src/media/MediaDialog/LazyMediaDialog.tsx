import { lazy, Suspense } from 'react';
import type { MediaFormProps } from '../MediaForm/MediaForm.tsx';

const Loaded = lazy(() => import('./MediaDialog.tsx').then(({ MediaDialog }) => ({ default: MediaDialog })));

/** The form of a medium in a modal, loaded when it is first opened. */
export const LazyMediaDialog = (props: MediaFormProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
