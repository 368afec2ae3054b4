import { lazyPart } from '../../parts/lazyPart.tsx';

/** The form of a medium in a modal, loaded when it is first opened. */
export const LazyMediaDialog = lazyPart(async () => (await import('./MediaDialog.tsx')).MediaDialog, { kind: 'dialog' });
