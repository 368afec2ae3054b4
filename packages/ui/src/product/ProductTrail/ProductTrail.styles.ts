import styled from 'styled-components';
import { Link } from '../../controls/Link/Link.tsx';
import { step } from '../../theme/step.ts';
import { from, onTouch } from '../../theme/tokens.ts';

/** Whatever stands on it, the page below does not move. */
export const Trail = styled.div`
  min-height: var(--size-control);
  ${onTouch} { min-height: var(--size-touch); }
  margin: calc(-1 * var(--space-2)) calc(-1 * var(--space-3)) var(--space-3) -4px;
  display: flex;
  align-items: center;
  gap: var(--space-1);
`;

export const Step = styled(Link)`
  ${step}
  font-size: var(--text-s);
  white-space: nowrap;

  &[data-back] { margin-right: auto; padding-left: 0; &:hover { background: none; } }
  /* The arrow says it on a phone; its words are its name. */
  &:not([data-back]) > span { display: none; ${from.sm} { display: inline; } }
`;
