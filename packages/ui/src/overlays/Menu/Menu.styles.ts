import { Menu, MenuItem } from 'react-aria-components';
import styled from 'styled-components';
import { onTouch } from '../../theme/tokens.ts';
import { scrolling } from '../Popup/Popup.styles.ts';

export const List = styled(Menu)`
  ${scrolling}
  min-width: 200px;
  max-width: min(320px, calc(100vw - 2 * var(--space-2)));
`;

export const Item = styled(MenuItem)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 40px;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-s);
  font-weight: var(--weight-medium);
  outline: none;
  cursor: pointer;
  span { min-width: 0; overflow-wrap: anywhere; }
  svg { flex: none; width: 18px; height: 18px; color: var(--color-ink-2); }
  svg:last-child:not(:first-child) { margin-left: auto; color: var(--color-accent); }
  ${onTouch} { min-height: var(--size-touch); }

  &:hover, &:focus { background: var(--color-sunken); }
  &:focus-visible { box-shadow: inset 0 0 0 2px var(--color-accent); }
  &[aria-checked='true'] { color: var(--color-accent); }
  &[data-tone='danger'] { color: var(--color-remove); svg { color: inherit; } }
  &[aria-disabled='true'] { color: var(--color-ink-3); cursor: default; }
`;
