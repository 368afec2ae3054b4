import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';
import { onTouch } from '../../theme/tokens.ts';

export const Box = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  ${onTouch} { row-gap: 8px; }
  min-width: 0;
  min-height: max(42px, var(--size-control));
  padding: 5px 36px 5px var(--space-3);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-s);
  cursor: text;
  > svg { position: absolute; right: 11px; top: calc(50% - 9px); width: 18px; height: 18px; pointer-events: none; color: var(--color-ink-2); transition: rotate var(--time-quick); }
  &[data-open] > svg { rotate: 180deg; }
  &[data-chips] { padding-left: 7px; }

  background: var(--color-surface);
  &:hover { border-color: var(--color-ink-3); }
  &:has(input:focus) { border-color: var(--color-accent); box-shadow: 0 0 0 3px var(--color-ring); }
  &:has([aria-invalid='true']) { border-color: var(--color-remove); box-shadow: 0 0 0 3px var(--color-remove-soft); }
  &:has(input:disabled) { background: var(--color-sunken); border-color: var(--color-line); cursor: default; }
`;

export const Input = styled.input`
  flex: 1 1 60px;
  min-width: 0;
  /* Beside the last chip while nothing is typed, even where they fill the row: its caret stands in the room before the arrow. On a row of its own once what is typed finds no room. */
  [data-chips] > & {
    flex-basis: 0;
    min-width: 4px;
    max-width: 100%;
    margin-right: -10px;
    &:focus { flex-basis: 60px; }
    @supports (field-sizing: content) { &, &:focus { flex-basis: auto; field-sizing: content; } }
  }
  height: 30px;
  padding: 0;
  border: 0;
  background: none;
  outline: none;
  text-overflow: ellipsis;
  ${onTouch} { height: 32px; }
  &::placeholder { color: var(--color-ink-3); opacity: 1; }
`;

export const Chips = styled.ul`
  display: contents;
`;

export const Chip = styled.li`
  display: flex;
  align-items: center;
  min-width: 0;
  max-width: 100%;
  padding-left: var(--space-3);
  border-radius: var(--radius-round);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  background: var(--color-sunken);
  ${edge}
  span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

/** On touch its target is larger than what is seen of it. */
export const RemoveButton = styled.button`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  width: 30px;
  height: 30px;
  border-radius: 50%;
  svg { width: 14px; height: 14px; }
  ${onTouch} {
    width: 36px;
    height: 36px;
    &::after { content: ''; position: absolute; inset: -4px; }
  }

  color: var(--color-ink-2);
  &:hover { color: var(--color-remove); }
  &:focus-visible { outline-offset: -3px; }
`;

export const Note = styled.p`
  flex: none;
  padding: var(--space-3) var(--space-4);
  font-size: var(--text-s);
  overflow-wrap: anywhere;
  color: var(--color-ink-2);
  div:not(:empty) + & { border-top: 1px solid var(--color-line); padding-block: var(--space-2); }
  /* What makes a new one comes after the word that there is none. */
  div:has(> [data-create]:first-child) + & { order: -1; border: 0; padding-block: var(--space-3); }
  + button { align-self: start; margin: 0 var(--space-4) var(--space-4); }
`;
