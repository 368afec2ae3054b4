import styled from 'styled-components';

export const Notice = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-5);
  padding: var(--space-16) var(--space-4);
  text-align: center;
`;

export const Message = styled.p`
  > svg { display: inline-block; width: 18px; height: 18px; margin-inline-end: var(--space-2); vertical-align: -3px; }
  max-width: 52ch;
  font-weight: var(--weight-medium);
  overflow-wrap: anywhere;
  text-wrap: balance;
`;
