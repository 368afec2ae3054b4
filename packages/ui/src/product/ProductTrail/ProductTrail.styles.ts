import styled from 'styled-components';
import { Link } from '../../controls/Link/Link.tsx';
import { from, onTouch } from '../../theme/tokens.ts';
import { ProductTrailPlace } from './ProductTrailPlace.ts';

export const Trail = styled(ProductTrailPlace)`
  display: flex;
  align-items: center;
  gap: var(--space-1);
`;

export const Step = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: var(--size-control);
  min-height: var(--size-control);
  ${onTouch} { min-width: var(--size-touch); min-height: var(--size-touch); }
  padding-inline: var(--space-2);
  border-radius: var(--radius-s);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  white-space: nowrap;
  svg { width: 18px; height: 18px; flex: none; }

  color: var(--color-ink-2);
  &:hover { color: var(--color-ink); background: var(--color-sunken); }

  &[data-back] { margin-right: auto; padding-left: 0; &:hover { background: none; } }
  /* The arrow says it on a phone; its words are its name. */
  &:not([data-back]) > span { display: none; ${from.sm} { display: inline; } }
`;
