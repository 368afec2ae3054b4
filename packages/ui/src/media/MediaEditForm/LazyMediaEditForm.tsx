import { lazyPart } from '../../parts/lazyPart.tsx';

/** The form of an existing medium, loaded when it is first opened. */
export const LazyMediaEditForm = lazyPart(async () => (await import('./MediaEditForm.tsx')).MediaEditForm, { kind: 'dialog' });
