import styled from 'styled-components';
import { Link } from '../../controls/Link/Link.tsx';
import { edge } from '../../theme/edge.ts';

export const MenuSlot = styled.div`
  flex: none;
  &[data-unused] { position: absolute; top: 0; left: 0; visibility: hidden; pointer-events: none; }
`;

export const MenuButton = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 44px;
  padding: 0 var(--space-3);
  border-radius: var(--radius-s);
  font-weight: var(--weight-medium);
  transition: background-color var(--time-quick), color var(--time-quick);
  svg { width: 20px; height: 20px; }

  color: var(--color-ink-2);
  &:hover, &[aria-expanded='true'], &[data-current] { color: var(--color-ink); background: var(--color-sunken); }
  &[data-current] { ${edge} }
  [data-mode='edit'] & {
    color: var(--color-on-night-2);
    &:hover, &[aria-expanded='true'], &[data-current] { color: var(--color-on-night); background: var(--color-night-2); }
    &[data-current]:not(:focus-visible) { outline-color: var(--color-edge-night); }
  }
`;

export const Panel = styled.div`
  inset: auto;
  margin: 0;
  border: 0;
  display: grid;
  gap: var(--space-3);
  width: 280px;
  max-height: calc(100dvh - var(--size-header) - var(--space-4));
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-2);
  border-radius: var(--radius-m);
  outline: none;
  animation: panel-in var(--time-move) var(--ease-out);
  @keyframes panel-in { from { opacity: 0.2; translate: 0 -6px; } }
  &[data-level='phone'] { width: calc(100vw - 2 * var(--space-2)); padding: var(--space-3); gap: var(--space-4); }

  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow-mid);
  ${edge}
`;

export const PanelLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 var(--space-3);
  border-radius: var(--radius-s);
  font-weight: var(--weight-medium);
  [data-level='phone'] & { min-height: 48px; font-size: var(--text-l); }

  &:hover { background: var(--color-sunken); }
  &[aria-current] { background: var(--color-sunken); font-weight: var(--weight-bold); ${edge} }
`;
