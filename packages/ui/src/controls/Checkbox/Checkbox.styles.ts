import styled from 'styled-components';
import { onTouch } from '../../theme/tokens.ts';

/** The whole of it, for what lays it out. */
export const CheckboxPlace = styled.div``;

export const CheckboxLabel = styled.label`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  align-items: center;
  column-gap: var(--space-3);
  min-height: 32px;
  padding: 5px 0;
  user-select: none;
  cursor: pointer;
  overflow-wrap: anywhere;
  ${onTouch} { min-height: var(--size-touch); }
  &:has(:disabled) { cursor: default; color: var(--color-ink-3); }
`;

export const Box = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border: 1.5px solid var(--color-line-strong);
  border-radius: 5px;
  cursor: inherit;
  &::after {
    content: '';
    width: 10px;
    height: 5px;
    margin-top: -3px;
    border: solid var(--color-on-accent);
    border-width: 0 0 2px 2px;
    transform: rotate(-45deg) scale(0);
    transition: transform var(--time-quick) var(--ease-out);
  }

  background: var(--color-surface);
  label:hover > &:not(:disabled) { border-color: var(--color-ink-2); }
  &:checked { background: var(--color-accent); border-color: var(--color-accent); &::after { transform: rotate(-45deg); } }
  &:disabled { background: var(--color-sunken); border-color: var(--color-line); }
  &:checked:disabled { background: var(--color-ink-3); border-color: var(--color-ink-3); }
`;

export const Help = styled.span`
  display: block;
  margin: -2px 0 var(--space-2) 32px;
  font-size: var(--text-s);
  color: var(--color-ink-2);
  &[data-error] { color: var(--color-remove); }
`;
