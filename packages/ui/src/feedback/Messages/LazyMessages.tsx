import { lazyPart } from '../../parts/lazyPart.tsx';

/** The last messages, fetched when somebody opens them. */
export const LazyMessages = lazyPart(() => import('./Messages.tsx'), 'Messages', { kind: 'dialog' });
