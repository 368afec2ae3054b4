import styled from 'styled-components';
import { ACTION_GAP } from './foldActions.ts';

/** As wide as its place under a tile, so that it can tell how many buttons fit; as its buttons where the place is made for them. */
export const ActionRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${ACTION_GAP}px;
  flex: 1;
  min-width: 0;
  > button { touch-action: manipulation; }
  > button svg { width: 19px; height: 19px; }
  > button[aria-disabled='true']:hover { color: var(--color-ink-2); background: none; }
`;
