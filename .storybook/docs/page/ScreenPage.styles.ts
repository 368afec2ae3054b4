import styled from 'styled-components';

export const Sheets = styled.ul`
  && { display: flex; flex-wrap: wrap; gap: var(--space-6); margin: 0; padding: 0; list-style: none; }
`;

export const Sheet = styled.li`
  && { min-width: 220px; max-width: 100%; margin: 0; padding: var(--space-4); border-radius: var(--radius-m); background: var(--color-surface); box-shadow: 0 0 0 1px var(--color-line), var(--shadow-low); }
  > a { display: block; font-weight: var(--weight-bold); }
  > * + a { margin-top: var(--space-3); }
  > small { color: var(--color-ink-2); font-size: var(--text-s); }
`;
