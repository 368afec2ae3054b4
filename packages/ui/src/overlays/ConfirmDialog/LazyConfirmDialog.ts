import { lazyPart } from '../../parts/lazyPart.tsx';

/** The confirm dialog, fetched when something is first asked: react-aria's dialog weighs about 20 kB. */
export const LazyConfirmDialog = lazyPart(() => import('./ConfirmDialog.tsx'), 'ConfirmDialog', { kind: 'dialog' });
