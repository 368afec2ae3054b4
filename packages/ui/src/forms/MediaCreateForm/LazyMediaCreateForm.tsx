import { lazyPart } from '../../parts/lazyPart.tsx';

/** The form of new media, loaded when it is first opened. */
export const LazyMediaCreateForm = lazyPart(() => import('./MediaCreateForm.tsx'), 'MediaCreateForm', { kind: 'dialog' });
