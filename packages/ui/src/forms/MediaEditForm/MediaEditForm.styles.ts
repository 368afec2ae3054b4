import styled from 'styled-components';

/** The medium as it is now, while it is edited. */
export const Current = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  font-weight: var(--weight-medium);
  overflow-wrap: anywhere;
  small { display: block; font-size: var(--text-s); font-weight: 400; color: var(--color-ink-2); }
`;

/** Beneath each other, so that a message has the whole width and nothing below moves. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  div:has(> input[inputmode='numeric']) { max-width: 112px; }
`;
