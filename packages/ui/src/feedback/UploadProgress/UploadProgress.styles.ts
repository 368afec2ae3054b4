import styled from 'styled-components';
import { animations } from '../../theme/animations.ts';
import { edge } from '../../theme/edge.ts';
import { lessMotion } from '../../theme/motion.ts';
import { forcedColors } from '../../theme/tokens.ts';

export const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: var(--space-3);
  row-gap: var(--space-1);
  &:has(> button) { grid-template-columns: minmax(0, 1fr) auto auto; }
  > button { grid-area: 1 / 3 / 3 / 4; }
`;

export const Name = styled.span`
  overflow: hidden;
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Percent = styled.span`
  min-width: 5ch;
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  text-align: end;
  color: var(--color-ink-2);
`;

export const Track = styled.div.attrs({ role: 'progressbar' })`
  grid-column: 1 / 3;
  height: 6px;
  overflow: hidden;
  border-radius: var(--radius-round);
  background: var(--color-sunken);
  ${edge}
`;

export const Bar = styled.div`
  height: 100%;
  transform-origin: 0 50%;
  border-radius: inherit;
  transition: transform var(--time-move) var(--ease-out);
  background: var(--color-accent);
  &[data-unknown] { width: 35%; animation: ${animations.sweep} 1.4s ease-in-out infinite; }
  /* Still, and not as one that is full. */
  ${lessMotion('width: 100%; animation: none; background: repeating-linear-gradient(90deg, var(--color-accent) 0 6px, transparent 6px 12px);', '&[data-unknown]')}
  ${forcedColors} { forced-color-adjust: none; background: Highlight; }
`;
