import styled from 'styled-components';

export const InputBox = styled.div`
  display: flex;
  align-items: center;
  min-height: max(42px, var(--size-control));
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-s);

  background: var(--color-surface);
  &:hover { border-color: var(--color-ink-3); }
  /* Of its own input alone: a button inside has its own ring. */
  &:has(> input:focus) { border-color: var(--color-accent); box-shadow: 0 0 0 1px var(--color-accent), 0 0 0 4px var(--color-ring); }
  &:has([aria-invalid='true']) { border-color: var(--color-remove); box-shadow: 0 0 0 3px var(--color-remove-soft); }
  &:has(> [aria-invalid='true']:focus) { box-shadow: 0 0 0 1px var(--color-remove), 0 0 0 4px var(--color-remove-soft); }
  &:has(input:disabled) { background: var(--color-sunken); border-color: var(--color-line); }
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 100%;
  min-height: max(40px, calc(var(--size-control) - 2px));
  padding: 0 var(--space-3);
  border: 0;
  border-radius: inherit;
  background: none;
  outline: none;
  &::placeholder { color: var(--color-ink-3); opacity: 1; }
  &:disabled { color: var(--color-ink-2); }
`;
