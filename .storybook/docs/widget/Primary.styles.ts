import styled from 'styled-components';

export const Bench = styled.div`
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: 0 0 0 1px var(--color-line), var(--shadow-low);
  [data-primary][data-padded] { padding: var(--space-10) var(--space-8); }
`;

export const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--space-5);
  margin: var(--space-3) 2px;
  font-size: var(--text-s);
  && button { color: var(--color-accent); text-decoration: underline; text-underline-offset: 3px; }
`;

export const Code = styled.details`
  margin-top: var(--space-3);
  > summary { padding: var(--space-2) 2px; font-size: var(--text-s); font-weight: var(--weight-medium); cursor: pointer; }
`;
