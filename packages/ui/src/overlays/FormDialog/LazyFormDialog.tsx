import { lazyPart } from '../../parts/lazyPart.tsx';

/** The shell of a form in a modal, fetched when it opens: react-aria's dialog weighs about 20 kB. */
export const LazyFormDialog = lazyPart(() => import('./FormDialog.tsx'), 'FormDialog', { kind: 'dialog' });
