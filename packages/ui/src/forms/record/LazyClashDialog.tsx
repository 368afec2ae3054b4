import { lazyPart } from '../../parts/lazyPart.tsx';

/** What two people changed at once, fetched when it opens: react-aria's dialog weighs about 20 kB. */
export const LazyClashDialog = lazyPart(() => import('./ClashDialog.tsx'), 'ClashDialog', { kind: 'dialog' });
