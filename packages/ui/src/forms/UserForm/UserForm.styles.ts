import styled from 'styled-components';

/** What is ticked or pressed, after what is typed. */
export const Extras = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
`;

export const Reset = styled.div`
  margin-top: var(--space-3);
`;
