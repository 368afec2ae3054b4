import styled from 'styled-components';

export const Heading = styled.div`
  display: grid;
  gap: var(--space-1);
`;

export const Trail = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  min-height: 24px;
  color: var(--color-ink-2);
  a { display: inline-flex; align-items: center; min-height: 24px; }
  a:hover { color: var(--color-ink); text-decoration: underline; }
`;

export const Title = styled.h1`
  font-size: var(--text-2xl);
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  &:empty { display: none; }
`;
