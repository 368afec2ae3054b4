import styled, { css } from 'styled-components';
import { edge } from '../../theme/edge.ts';
import { onTouch } from '../../theme/tokens.ts';
import { Link } from '../../controls/Link/Link.tsx';

export const MenuList = styled.div`
  inset: auto;
  margin: 0;
  border: 0;
  min-width: 200px;
  max-width: min(320px, calc(100vw - 2 * var(--space-2)));
  max-height: min(420px, var(--menu-room, 80vh));
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 6px;
  border-radius: var(--radius-m);
  box-shadow: var(--shadow-mid);
  outline: none;
  animation: menu-in var(--time-quick) var(--ease-out);
  @keyframes menu-in { from { opacity: 0.2; } }

  background: var(--color-surface);
  color: var(--color-ink);
  ${edge}
`;

const itemLook = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: 100%;
  min-height: 40px;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-s);
  text-align: left;
  font-weight: var(--weight-medium);
  outline: none;
  span { min-width: 0; overflow-wrap: anywhere; }
  svg { flex: none; width: 18px; height: 18px; color: var(--color-ink-2); }
  svg:last-child:not(:first-child) { margin-left: auto; color: var(--color-accent); }
  ${onTouch} { min-height: var(--size-touch); }

  &:hover { background: var(--color-sunken); }
  &:focus { background: var(--color-sunken); }
  &:focus-visible { background: var(--color-sunken); box-shadow: inset 0 0 0 2px var(--color-accent); }
  &[aria-checked='true'] { color: var(--color-accent); }
  &[data-tone='danger'] { color: var(--color-remove); svg { color: inherit; } }
  &[aria-disabled='true'] { color: var(--color-ink-3); cursor: default; }
`;

export const ItemButton = styled.button`${itemLook}`;
export const ItemLink = styled(Link)`${itemLook}`;
