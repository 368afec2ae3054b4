import { lazyPart } from '../../parts/lazyPart.tsx';

/** Asks for one of a list, fetched when it is first asked. */
export const LazyPickDialog = lazyPart(() => import('./PickDialog.tsx'), 'PickDialog', { kind: 'dialog' });
