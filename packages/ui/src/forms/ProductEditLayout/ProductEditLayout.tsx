import type { ReactNode } from 'react';
import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';
import { from } from '../../theme/tokens.ts';

const Columns = styled.div`
  display: grid;
  gap: var(--space-7);
  align-items: start;
  > * { min-width: 0; }
  ${from.lg} { grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr); }
`;

const MediaSide = styled.section`
  padding: var(--space-5) var(--space-4);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: var(--shadow-low);
  ${edge}
  ${from.md} { padding: var(--space-7); }
`;

export interface ProductEditLayoutProps {
  /** The form, on a panel of its own. */
  form: ReactNode;
  /** The media of the product. */
  media: ReactNode;
}

/** The product edit screen: the form at the left, the media at the right; below each other on standing tablets and phones. */
export const ProductEditLayout = ({ form, media }: ProductEditLayoutProps) => (
  <Columns>
    {form}
    <MediaSide>{media}</MediaSide>
  </Columns>
);
