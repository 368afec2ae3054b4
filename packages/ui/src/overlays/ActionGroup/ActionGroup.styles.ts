import styled from 'styled-components';
import { IconButtonElement } from '../../controls/IconButton/IconButton.styles.ts';
import { ACTION_GAP } from './foldActions.ts';

/** As wide as its place under a tile, so that it can tell how many buttons fit; as its buttons where the place is made for them. */
export const ActionRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${ACTION_GAP}px;
  flex: 1;
  min-width: 0;
`;

export const ActionElement = styled(IconButtonElement)`
  touch-action: manipulation;
  svg { width: 19px; height: 19px; }
  &[aria-busy='true'] { opacity: 1; color: var(--color-ink); }
  &[aria-disabled='true']:hover { color: var(--color-ink-2); background: none; }
`;
