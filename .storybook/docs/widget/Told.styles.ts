import styled from 'styled-components';

export const See = styled.ul`
  && { display: flex; flex-wrap: wrap; gap: var(--space-3); margin: 0; padding: 0; list-style: none; }
  li { margin: 0; }
  && a, && span { display: block; padding: var(--space-2) var(--space-4); border-radius: var(--radius-round); background: var(--color-accent-soft); color: var(--color-accent); font-weight: var(--weight-medium); text-decoration: none; }
  && a:hover { background: var(--color-accent); color: var(--color-on-accent); }
`;
