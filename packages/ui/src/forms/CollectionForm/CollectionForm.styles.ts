import styled from 'styled-components';

export const Boxes = styled.div`
  margin-top: var(--space-3);
`;

/** Whose it is, above the fields. */
export const Owner = styled.p`
  margin-bottom: var(--space-3);
  overflow-wrap: anywhere;
  color: var(--color-ink-2);
`;
