import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-bottom: var(--space-5);
`;

export const Chip = styled.button`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: max(32px, calc(var(--size-control) - 8px));
  max-width: min(280px, 100%);
  padding: 0 10px 0 14px;
  border-radius: var(--radius-round);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  svg { flex: none; width: 15px; height: 15px; }
  position: relative;
  &::after { content: ''; position: absolute; inset: -4px; }

  background: var(--color-sunken);
  color: var(--color-ink);
  ${edge}
  &:hover { background: var(--color-line); }
`;

export const ClearAll = styled(Chip)`
  padding: 0 var(--space-2);
  text-decoration: underline;
  text-underline-offset: 3px;

  background: none;
  color: var(--color-ink-2);
  &&:not(:focus-visible) { outline: none; }
`;
