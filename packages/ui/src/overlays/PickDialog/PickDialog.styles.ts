import styled from 'styled-components';
import { from } from '../../theme/tokens.ts';

export const Search = styled.input`
  order: -2;
  position: sticky;
  top: 0;
  z-index: 1;
  width: 100%;
  height: var(--size-touch);
  margin-bottom: var(--space-2);
  padding: 0 12px;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-s);
  background: var(--color-surface);
  &:focus-visible { outline-offset: -2px; border-color: var(--color-accent); }
`;

/** One that is searched stays as high as it was. */
export const List = styled.ul`
  input + & { min-height: min(50vh, 320px); }
  margin-inline: calc(-1 * var(--space-2));
`;

export const Row = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: 100%;
  min-height: 52px;
  padding: var(--space-1) var(--space-2);
  border-radius: var(--radius-s);
  text-align: start;
  overflow-wrap: anywhere;
  ${from.sm} { min-height: 48px; }
  &:focus-visible { outline-offset: -2px; }
  &:hover { background: var(--color-accent-soft); }
  span:last-child { flex: 1; min-width: 0; }
`;

export const Thumb = styled.span`
  flex: none;
  width: 36px;
  height: 36px;
  overflow: hidden;
  border-radius: 50%;
  > svg { width: 100%; height: 100%; padding: 8px; background: var(--color-sunken); }
`;

export const Note = styled.p`
  padding-block: var(--space-2);
  font-size: var(--text-s);
  color: var(--color-ink-2);
  /* That there is none comes before what makes one. */
  &[data-first] { order: -1; }
`;
