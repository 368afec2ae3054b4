import styled from 'styled-components';
import { animations } from '../../theme/animations.ts';
import { onTouch } from '../../theme/tokens.ts';

export const Form = styled.form`
  display: flex;
  align-items: center;
  width: 100%;
  height: var(--size-control);
  padding-left: 14px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-round);
  > svg { flex: none; width: 17px; height: 17px; }

  background: var(--color-surface);
  color: var(--color-ink-3);
  &:hover { border-color: var(--color-line-strong); }
  &:focus-within { border-color: var(--color-accent); box-shadow: 0 0 0 1px var(--color-accent); }
  &[data-tone='night'] { background: var(--color-night-3); border-color: var(--color-night-line); color: var(--color-on-night-2); }
  &[data-tone='night']:hover { border-color: var(--color-on-night-2); }
  &[data-tone='night']:focus-within { border-color: var(--color-on-night); box-shadow: 0 0 0 1px var(--color-on-night); }
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 100%;
  padding: 0 var(--space-2);
  border: 0;
  border-radius: var(--radius-round);
  background: none;
  outline: none;
  text-overflow: ellipsis;
  appearance: none;
  &::-webkit-search-cancel-button { display: none; }

  color: var(--color-ink);
  &::placeholder { color: var(--color-ink-3); opacity: 1; }
  [data-tone='night'] > & { color: var(--color-on-night); }
  [data-tone='night'] > &::placeholder { color: var(--color-on-night-2); }
`;

export const Clear = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 100%;
  border-radius: var(--radius-round);
  svg { width: 16px; height: 16px; }
  ${onTouch} { width: var(--size-touch); }

  color: inherit;
  &:hover { color: var(--color-ink); }
  [data-tone='night'] > &:hover { color: var(--color-on-night); }
  [data-tone='night'] > &:focus-visible { outline-color: var(--color-on-night); }
`;

export const Folded = styled.span`
  display: inline-flex;
  &[data-active] button { color: var(--color-accent); background: var(--color-accent-soft); }
  &[data-active][data-tone='night'] button { color: var(--color-on-night); background: var(--color-night-2); }
`;

/* Over its surroundings, within the nearest positioned ancestor. */
export const Unfolded = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  padding-inline: var(--search-inset, 0px);
  background: inherit;
  animation: ${animations.appear} var(--time-quick) var(--ease-out);
`;
