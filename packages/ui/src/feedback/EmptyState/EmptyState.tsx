import type { ReactNode } from 'react';
import { feedback } from '../../nl/feedback.ts';
import { Drawing, type DrawingName } from './Drawing.tsx';
import { Action, Place, Sentence } from './EmptyState.styles.ts';

export interface EmptyStateProps {
  /** The contract's sentence (specification §2 and §8). */
  text?: string;
  /** The drawing above the sentence: empty shelves without it. */
  drawing?: DrawingName;
  /** The next thing to do, where there is one. */
  action?: ReactNode;
}

/** A list with nothing in it: a drawing, the sentence, the next step. */
export const EmptyState = ({ text = feedback.noItems, drawing = 'shelf', action }: EmptyStateProps) => (
  <Place>
    <Drawing name={drawing} />
    <Sentence>{text}</Sentence>
    {action && <Action>{action}</Action>}
  </Place>
);
