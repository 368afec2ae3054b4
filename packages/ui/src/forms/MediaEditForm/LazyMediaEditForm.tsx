import { lazyPart } from '../../parts/lazyPart.tsx';

/** The form of an existing medium, loaded when it is first opened. */
export const LazyMediaEditForm = lazyPart(() => import('./MediaEditForm.tsx'), 'MediaEditForm', { kind: 'dialog' });
