import { lazy, Suspense } from 'react';
import type { MessagesProps } from './Messages.tsx';

const Loaded = lazy(() => import('./Messages.tsx').then(module => ({ default: module.Messages })));

/** The list of messages, fetched when it is first opened: react-aria's dialog weighs about 20 kB. */
export const LazyMessages = (props: MessagesProps) => (
  <Suspense fallback={null}><Loaded {...props} /></Suspense>
);
