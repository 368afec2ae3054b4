import styled from 'styled-components';

/** As the server wrote it, lines and all. */
export const ServerText = styled.p`
  max-height: 50dvh;
  overflow-y: auto;
  margin-top: var(--space-3);
  white-space: pre-line;
  overflow-wrap: anywhere;
  color: var(--color-ink-2);
`;
