import { feedback } from '../../nl/feedback.ts';

/** Title and text of the generic confirmation (specification §8), for what cannot be undone. */
export const genericConfirm = { title: feedback.genericConfirmTitle, text: feedback.genericConfirmText, tone: 'danger' } as const;
