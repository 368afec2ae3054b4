import styled, { keyframes } from 'styled-components';
import { edge } from '../../theme/edge.ts';

const appear = keyframes`from { opacity: 0.01; }`;

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
  transition: box-shadow var(--time-quick), opacity var(--time-quick);
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

export const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** In the browser's top layer: above every overlay, wherever it stands in the document. */
export const List = styled.div`
  inset: auto;
  width: var(--list-width);
  max-height: var(--list-height);
  padding: 6px;
  border: 0;
  border-radius: var(--radius-m);
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  outline: none;
  color: var(--color-ink);
  background: var(--color-surface);
  box-shadow: var(--shadow-raised);
  ${edge}
  animation: ${appear} var(--time-quick) ease-out;
`;

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  height: var(--size-touch);
  padding: 0 8px;
  border-radius: var(--radius-s);
  scroll-margin: 6px;
  cursor: pointer;
  user-select: none;
  content-visibility: auto;
  contain-intrinsic-size: auto 44px;
  > svg { flex: none; width: 18px; height: 18px; color: var(--color-accent); }

  &[aria-selected='true'] { font-weight: var(--weight-bold); }
  &[data-active] { background: var(--color-accent-soft); }
`;
