import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';
import { onTouch } from '../../theme/tokens.ts';
import { scrolling } from '../Popup/Popup.styles.ts';

export const List = styled.div`
  ${scrolling}
  width: var(--trigger-width);
  &:empty { display: none; }
  /* What is pointed at does not end up beneath the row that makes a new one. */
  &:has([data-create]) { scroll-padding-bottom: var(--size-touch); }
`;

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 38px;
  padding: var(--space-2) 10px;
  border-radius: var(--radius-s);
  /* Half of its neighbour comes into sight with it: the list goes on. */
  scroll-margin: 28px;
  overflow-wrap: anywhere;
  cursor: pointer;
  user-select: none;
  content-visibility: auto;
  contain-intrinsic-size: auto 44px;
  ${onTouch} { min-height: var(--size-touch); }
  > span:not([class]) { flex: 1; min-width: 0; }
  > svg { flex: none; width: 18px; height: 18px; color: var(--color-accent); }

  &[aria-selected='true'] { font-weight: var(--weight-bold); }
  &[data-active] { background: var(--color-accent-soft); }

  /* In sight however long the list is. */
  &[data-create] {
    position: sticky;
    bottom: -6px;
    margin: 0 -6px -6px;
    &:first-child { margin-top: -6px; }
    padding: 14px var(--space-4);
    border-radius: 0 0 var(--radius-m) var(--radius-m);
    ${edge}
    box-shadow: 0 -1px 0 var(--color-line);
    content-visibility: visible;
    font-weight: var(--weight-medium);
    color: var(--color-accent);
    &:not([data-active]) { background: var(--color-surface); }
  }
`;
