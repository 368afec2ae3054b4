import styled from 'styled-components';

/** One token to a line: its name and value left, a sample right. */
export const Sheet = styled.table`
  && { display: table; width: 100%; table-layout: fixed; }
  && :is(tr, th, td) { border-width: 0 0 1px; text-align: left; overflow-wrap: anywhere; }
  && th { font-weight: inherit; }
  && th:first-child { width: 200px; padding-left: 0; }
  small { display: block; color: var(--color-ink-2); }
  @media (max-width: 639px) { && th:first-child { width: 112px; } }
`;

/** Samples side by side. */
export const Samples = styled.ul`
  && { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 232px), 1fr)); gap: var(--space-4); margin: 0; padding: 0; list-style: none; }
  && li { margin: 0; }
  li > * { display: block; width: fit-content; max-width: 100%; font-size: var(--text-s); line-height: 1.5; }
  small { color: var(--color-ink-2); }
`;

/** As long as what it measures, and no longer than its place. */
export const Bar = styled.div`
  height: var(--space-5);
  max-width: 100%;
  border-radius: 3px;
  background: var(--color-accent);
`;
