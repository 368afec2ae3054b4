import styled from 'styled-components';

export const Picker = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
`;

export const ActionPlace = styled.div`
  button { min-height: var(--size-touch); padding: 0 14px; }
  button[aria-busy='true'] { opacity: 0.8; }
`;
