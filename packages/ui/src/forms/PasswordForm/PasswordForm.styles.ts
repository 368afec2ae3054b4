import styled from 'styled-components';

export const Intro = styled.p`
  margin-bottom: var(--space-4);
  overflow-wrap: anywhere;
  color: var(--color-ink-2);
  strong { font-weight: var(--weight-bold); color: var(--color-ink); }
`;
