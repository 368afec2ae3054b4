import styled from 'styled-components';
import { IconButtonElement } from '../../controls/IconButton/IconButton.styles.ts';
import * as frame from '../../frame/DataTable/Table.styles.ts';
import { edge } from '../../theme/edge.ts';

/** px of the table itself: below them the kind goes under the name, then the buttons under both. */
const NARROW = 600;
const NARROWEST = 420;

export const Row = styled(frame.Row)`
  position: relative;
  display: grid;
  grid-template: 'handle picture name kind actions' auto / auto 72px minmax(0, 1fr) 88px auto;
  align-items: center;
  column-gap: var(--space-3);
  min-height: 71px;
  padding: var(--space-2) 0;
  border-top: 1px solid var(--color-line);

  @container (max-width: ${NARROW}px) {
    grid-template:
      'handle picture name actions' auto
      'handle picture kind actions' auto / auto 72px minmax(0, 1fr) auto;
  }
  @container (max-width: ${NARROWEST}px) {
    grid-template:
      'handle picture name' auto
      'handle picture kind' auto
      'handle actions actions' auto / auto 72px minmax(0, 1fr);
  }

  background: var(--color-surface);
  &[data-dragging] {
    z-index: 2;
    border-color: transparent;
    border-radius: var(--radius-m);
    box-shadow: var(--shadow-mid);
    ${edge}
  }
`;

export const Cell = styled(frame.Cell)`
  padding: 0;
  &[data-area='handle'] { grid-area: handle; margin-left: calc(-1 * var(--space-2)); }
  &[data-area='picture'] { grid-area: picture; }
  &[data-area='name'] { grid-area: name; font-weight: var(--weight-medium); line-height: 1.3; overflow-wrap: anywhere; text-wrap: pretty; }
  &[data-area='kind'] { grid-area: kind; color: var(--color-ink-2); }
  &[data-area='actions'] { grid-area: actions; display: flex; margin-right: calc(-1 * var(--space-2)); }

  @container (max-width: ${NARROW}px) {
    &[data-area='name'] { align-self: end; }
    &[data-area='kind'] { align-self: start; font-size: var(--text-s); }
  }
  @container (max-width: ${NARROWEST}px) { &[data-area='actions'] { margin: var(--space-1) 0 0 -10px; } }
`;

/** The only part of a row that drags: the page scrolls under a finger everywhere else. */
export const Handle = styled(IconButtonElement)`
  touch-action: none;
  cursor: grab;
  -webkit-touch-callout: none;
  tr[data-dragging] & { cursor: grabbing; background: var(--color-sunken); }
`;
