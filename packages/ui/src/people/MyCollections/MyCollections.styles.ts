import styled from 'styled-components';

/** It stands beneath the card of the profile. */
export const Section = styled.section`
  min-width: 0;
  * + & { margin-top: var(--space-10); }
`;

export const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: var(--space-2);
  margin-bottom: var(--space-3);
  h2 { font-size: var(--text-xl); }
`;

export const Count = styled.span`
  color: var(--color-ink-2);
  font-variant-numeric: tabular-nums;
`;

export const Rows = styled.ul`
  border-top: 1px solid var(--color-line);
  > li { border-bottom: 1px solid var(--color-line); }
`;
