import styled from 'styled-components';

export const Cost = styled.p`
  padding-top: var(--space-2);
  color: var(--color-ink-2);
`;
