import { feedback } from '../../nl/feedback.ts';
import { lazyPart } from '../../parts/lazyPart.tsx';

/** The confirm dialog, fetched when something is first asked: react-aria's dialog weighs about 20 kB. */
export const LazyConfirmDialog = lazyPart(() => import('./ConfirmDialog.tsx'), 'ConfirmDialog', { kind: 'dialog' });

/** Title and text of the generic confirmation (specification §8), for what cannot be undone. */
export const genericConfirm = { title: feedback.genericConfirmTitle, text: feedback.genericConfirmText, tone: 'danger' } as const;
