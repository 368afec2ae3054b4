import styled from 'styled-components';

/** Grows with what is typed, up to a third of the screen. */
export const Area = styled.textarea`
  display: block;
  width: 100%;
  min-height: 92px;
  max-height: 33vh;
  padding: 10px var(--space-3);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-s);
  outline: none;
  resize: vertical;
  field-sizing: content;

  background: var(--color-surface);
  &::placeholder { color: var(--color-ink-3); opacity: 1; }
  &:hover { border-color: var(--color-ink-3); }
  &:focus { border-color: var(--color-accent); box-shadow: 0 0 0 3px var(--color-ring); }
  &[aria-invalid='true'] { border-color: var(--color-remove); box-shadow: 0 0 0 3px var(--color-remove-soft); }
  &:disabled { color: var(--color-ink-2); background: var(--color-sunken); border-color: var(--color-line); }
`;
