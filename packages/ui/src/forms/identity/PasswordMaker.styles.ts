import styled from 'styled-components';

export const Maker = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin-bottom: var(--space-4);
`;

export const Made = styled.output`
  font-family: ui-monospace, monospace;
  font-weight: var(--weight-medium);
  user-select: all;
`;

export const Said = styled.p`
  flex: 1 0 100%;
  font-size: var(--text-s);
  color: var(--color-ink-2);
  &:empty { display: none; }
`;
