import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';
import { clamp } from '../../theme/shared.styles.ts';

export const SelectButton = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  height: var(--size-touch);
  padding: 0 var(--space-2);
  border-radius: var(--radius-s);
  text-align: start;
  font-weight: var(--weight-medium);
  transition: opacity var(--time-quick);
  > svg { flex: none; width: 18px; height: 18px; color: var(--color-ink-2); transition: rotate var(--time-quick); }

  background: var(--color-surface);
  box-shadow: inset 0 0 0 1px var(--color-line-strong);
  ${edge}
  &:hover, &[aria-expanded='true'] { box-shadow: inset 0 0 0 1px var(--color-ink); }
  &[aria-expanded='true'] > svg { rotate: 180deg; }
  &[aria-disabled='true'] { opacity: 0.5; cursor: default; }
`;

export const Thumb = styled.span`
  flex: none;
  width: 28px;
  height: 28px;
  overflow: hidden;
  border-radius: 50%;
`;

/** Names that begin alike are told apart. */
export const Name = styled.span`
  flex: 1;
  min-width: 0;
  ${clamp(2)}
  line-height: var(--line-tight);
`;
