import styled from 'styled-components';
import { Link } from '../../controls/Link/Link.tsx';
import { step } from '../../theme/step.ts';
import { from } from '../../theme/tokens.ts';
import { ProductTrailPlace } from './ProductTrailPlace.ts';

export const Trail = styled(ProductTrailPlace)`
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
