import styled from 'styled-components';

export const Sentences = styled.ul`
  && { display: grid; gap: var(--space-3); margin: 0; padding: 0; list-style: none; max-width: 76ch; }
  li { display: grid; grid-template-columns: 168px 1fr; gap: var(--space-4); margin: 0; padding: var(--space-3) var(--space-4); border-radius: var(--radius-m); background: var(--color-surface); box-shadow: inset 0 0 0 1px var(--color-line); }
  b { color: var(--color-accent); font-weight: var(--weight-medium); font-size: var(--text-s); line-height: 24px; }
`;

export const See = styled.ul`
  && { display: flex; flex-wrap: wrap; gap: var(--space-3); margin: 0; padding: 0; list-style: none; }
  li { margin: 0; }
  && a, && span { display: block; padding: var(--space-2) var(--space-4); border-radius: var(--radius-round); background: var(--color-accent-soft); color: var(--color-accent); font-weight: var(--weight-medium); text-decoration: none; }
  && a:hover { background: var(--color-accent); color: var(--color-on-accent); }
`;
