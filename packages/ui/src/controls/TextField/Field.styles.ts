import styled from 'styled-components';

export const FieldBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 6px;
  min-width: 0;
`;

export const Label = styled.label`
  justify-self: start;
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  span { font-weight: 400; color: var(--color-ink-3); }
`;

/** Nearer to its own field than to the label of the next. */
export const Messages = styled.div`
  margin-top: -2px;
  font-size: var(--text-s);
  &[data-reserved] { min-height: calc(var(--text-s) * var(--line-body)); margin-bottom: var(--space-2); }
  &:empty:not([data-reserved]) { position: absolute; }
`;

export const Description = styled.p`color: var(--color-ink-2);`;
export const FieldError = styled.p`color: var(--color-remove);`;
