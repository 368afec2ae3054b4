import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';
import { step } from '../../theme/step.ts';
import { from } from '../../theme/tokens.ts';

export const Bar = styled.nav`
  display: grid;
  grid-template-columns: minmax(max-content, 1fr) auto minmax(max-content, 1fr);
  align-items: center;
  gap: var(--space-2);
  margin-top: var(--space-8);
`;

export const Range = styled.p`
  color: var(--color-ink-2);
  font-variant-numeric: tabular-nums;
  [aria-busy='true'] > & { color: var(--color-ink-3); }
  text-align: center;
  text-wrap: balance;
  ${from.md} { justify-self: start; white-space: nowrap; }
`;

/* On a phone the range stands between the two steps; from a tablet on it stands left and the numbers have room. */
export const Steps = styled.div`
  display: contents;
  ${from.md} { display: flex; grid-column: 3; justify-content: flex-end; gap: var(--space-1); }
`;

export const Numbers = styled.ul`
  display: none;
  ${from.md} { display: flex; }
  gap: 2px;
  font-variant-numeric: tabular-nums;
`;

export const StepButton = styled.button`
  ${step}
  &[data-step='previous'] { order: -1; justify-self: start; margin-left: calc(-1 * var(--space-2)); padding-right: var(--space-3); }
  &[data-step='next'] { justify-self: end; margin-right: calc(-1 * var(--space-2)); padding-left: var(--space-3); }

  &[aria-current] { background: var(--color-sunken); color: var(--color-ink); font-weight: var(--weight-bold); ${edge} }
  &[aria-disabled='true'] { opacity: 0.4; cursor: default; background: none; }
`;

export const Gap = styled.li`
  display: grid;
  place-items: center;
  min-width: var(--size-control);
  color: var(--color-ink-3);
`;
