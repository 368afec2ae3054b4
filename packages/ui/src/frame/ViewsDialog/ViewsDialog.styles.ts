import styled from 'styled-components';

export const Save = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  > :first-child { justify-self: stretch; }
`;

export const Kept = styled.ul`
  margin-block: var(--space-5);
  border-top: 1px solid var(--color-line);
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding-block: var(--space-1);
  border-bottom: 1px solid var(--color-line);
  overflow-wrap: anywhere;
`;

export const None = styled.p`
  margin-block: var(--space-5);
  color: var(--color-ink-2);
`;
