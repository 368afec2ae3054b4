import type { ReactNode } from 'react';
import { feedback } from '../../nl/feedback.ts';
import { lazyPart } from '../../parts/lazyPart.tsx';
import type { DrawingName } from './Drawing.tsx';
import { Action, Place, Sentence, Sketch } from './EmptyState.styles.ts';

export interface EmptyStateProps {
  /** The contract's sentence (specification §2 and §8). */
  text?: string;
  /** The drawing above the sentence: empty shelves without it. */
  drawing?: DrawingName;
  /** The next thing to do, where there is one. */
  action?: ReactNode;
}

/** Most lists have something in them. One that does not load leaves its place empty: it says nothing that the sentence does not. */
const LazyDrawing = lazyPart(() => import('./Drawing.tsx'), 'Drawing', { isExtra: true, pending: () => <Sketch aria-hidden /> });

/** A list with nothing in it: a drawing, the sentence, the next step. */
export const EmptyState = ({ text = feedback.noItems, drawing = 'shelf', action }: EmptyStateProps) => (
  <Place>
    <LazyDrawing name={drawing} />
    <Sentence>{text}</Sentence>
    {action && <Action>{action}</Action>}
  </Place>
);
