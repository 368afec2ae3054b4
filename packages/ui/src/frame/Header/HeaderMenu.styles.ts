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
  display: grid;
  gap: var(--space-3);
  width: 280px;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-2);
  outline: none;
  &[data-level='phone'] { width: calc(100vw - 2 * var(--space-2)); padding: var(--space-3); gap: var(--space-4); }
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
