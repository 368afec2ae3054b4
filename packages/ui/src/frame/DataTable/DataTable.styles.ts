import styled, { css } from 'styled-components';
import { clamp, visuallyHidden } from '../../theme/shared.styles.ts';
import { edge } from '../../theme/edge.ts';
import { below, from, onTouch } from '../../theme/tokens.ts';
import * as frame from './Table.styles.ts';

/** Below it each row is a card: so many columns in so little room would break names in the middle of a word. */
const asCards = `@media ${below.lg}`;
/** Two cards side by side. */
const asPairs = `${from.sm} and ${below.lg}`;

/** A finger chooses after 'Selecteren': until then it sees no ticks. */
const untilSelecting = css`
  ${onTouch} { table:not([data-selecting]) & { display: none; } }
`;

const ROW_HEIGHT = 56;
const LINE = 20;

export const Table = styled(frame.Table)`
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  border-radius: var(--radius-l);
  ${asCards} { display: block; }

  background: var(--color-surface);
  box-shadow: var(--shadow-low);
  ${edge}
  ${asCards} { background: none; box-shadow: none; && { outline: none; } }
`;

/** Under the application's header while the page scrolls. */
export const Head = styled(frame.Head)`
  position: sticky;
  top: var(--size-header);
  z-index: 1;
  ${asCards} { ${visuallyHidden} }
`;

const edges = css`
  &:first-child { padding-left: var(--space-6); }
  &:last-child { padding-right: var(--space-6); }
`;

export const HeadCell = styled(frame.HeadCell)`
  position: relative;
  height: 44px;
  padding: 0 var(--space-3);
  ${edges}
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  text-align: start;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  &[data-part='tick'] { width: calc(var(--space-6) + var(--size-touch)); ${untilSelecting} }
  &[data-part='actions'] { width: calc(var(--actions) * (40px + 2px) + var(--space-3) + var(--space-4)); }
  ${onTouch} { &[data-part='actions'] { width: calc(var(--actions) * (var(--size-touch) + 2px) + var(--space-3) + var(--space-4)); } }

  /* Its corners are the page's colour, so that no row shows through them while it sticks. */
  isolation: isolate;
  background: var(--color-paper);
  color: var(--color-ink-2);
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border: 0 solid var(--color-edge);
    border-top-width: 1px;
    border-bottom: 1px solid var(--color-line);
    background: var(--color-surface);
  }
  &:first-child::before { border-left-width: 1px; border-top-left-radius: var(--radius-l); }
  ${onTouch} {
    /* The first that is seen. */
    table:not([data-selecting]) [data-part='tick'] + & { padding-left: var(--space-6); &::before { border-left-width: 1px; border-top-left-radius: var(--radius-l); } }
  }
  &:last-child::before { border-right-width: 1px; border-top-right-radius: var(--radius-l); }
`;

export const Body = styled(frame.Body)`
  transition: opacity var(--time-move);
  ${asCards} { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-2); }
  ${asPairs} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--space-3); }

  /* Can still be read: 4.5:1 and better. */
  [data-dimmed] > & { opacity: 0.85; }
`;

const cell = css`
  height: ${ROW_HEIGHT}px;
  padding: 7px var(--space-3);
  ${edges}
  line-height: ${LINE}px;
  font-weight: 400;
  text-align: start;
  vertical-align: middle;
  border-bottom: 1px solid var(--color-line);
  tr:last-child > & { border-bottom-color: transparent; }
  tr:last-child > &:first-child { border-bottom-left-radius: var(--radius-l); }
  tr:last-child > &:last-child { border-bottom-right-radius: var(--radius-l); }
  ${asCards} {
    display: block;
    height: auto;
    && { padding: 0; border: 0; border-radius: 0; text-align: start; }
  }
`;

/** What the item is called by. */
export const NameCell = styled(frame.NameCell)`
  ${cell}
  ${from.lg} { ${onTouch} { table:not([data-selecting]) td + & { padding-left: var(--space-6); } } }
  ${asCards} { grid-area: name; order: -2; align-self: center; min-height: ${LINE}px; }
`;

export const Cell = styled(frame.Cell)`
  ${cell}
  ${asCards} { grid-column: name-start / -1; display: grid; grid-template-columns: subgrid; align-items: baseline; > :last-child { grid-column: 2 / -1; } }

  color: var(--color-ink-2);
`;

export const ActionsCell = styled(frame.Cell)`
  ${cell}
  && { padding: 0 var(--space-4) 0 var(--space-3); }
  > div { justify-content: flex-end; }
  ${asCards} {
    grid-area: actions;
    order: -1;
    && { margin: calc(-1 * var(--space-1)) -10px calc(-1 * var(--space-1)) var(--space-2); padding: 0; }
    min-height: var(--size-control);
  }
`;

/** As wide as a finger, around the box. */
export const TickCell = styled(frame.Cell)`
  ${cell}
  ${untilSelecting}
  && { padding: 0 0 0 calc(var(--space-6) - 12px); }
  ${asCards} {
    grid-area: tick;
    order: -3;
    && { padding: 0; margin: calc(-1 * var(--space-1)) 0 calc(-1 * var(--space-1)) -12px; }
  }
`;

export const TickPlace = styled.label`
  display: grid;
  place-items: center;
  width: var(--size-touch);
  height: var(--size-touch);
  cursor: pointer;
`;

export const Row = styled(frame.Row)`
  &[data-pressable] { cursor: pointer; }
  [data-selecting] > * > & { user-select: none; touch-action: manipulation; }
  ${from.lg} {
    @media (hover: hover) { &[data-pressable]:hover > * { background: var(--color-sunken); } }
    &&[data-selected] > * { background: var(--color-accent-soft); }
  }
  ${asCards} {
    display: grid;
    /* The widest of the column names makes room for them all: none breaks. */
    grid-template: 'tick name name actions' auto / auto minmax(30%, max-content) minmax(0, 1fr) auto;
    align-items: center;
    align-content: start;
    row-gap: 6px;
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-m);
    background: var(--color-surface);
    box-shadow: var(--shadow-low);
    ${edge}
    &[data-selected] { background: var(--color-accent-soft); }
  }
`;

/** The column's name before a value, on a card. */
export const Term = styled.span`
  display: none;
  ${asCards} { display: block; padding-right: var(--space-3); font-size: var(--text-s); }
`;

/** Two lines fit in a row as high as one. */
export const Value = styled.span`
  ${clamp(2)}
  overflow-wrap: anywhere;
  th > & { font-weight: var(--weight-medium); }
  /* A bone keeps to the line that it stands for. */
  tr[aria-hidden] & { height: ${LINE}px; }
`;

/** The name as a button; the whole row answers to a pointer. */
export const Opener = styled.button`
  max-width: 100%;
  text-align: start;
  border-radius: var(--radius-s);
  &:hover { text-decoration: underline; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  ${onTouch} { min-height: var(--size-touch); }
`;
