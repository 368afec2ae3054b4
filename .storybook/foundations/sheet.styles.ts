import styled from 'styled-components';

/** A sheet of samples: rows of one kind, with room between them. */
export const Sheet = styled.div`
  display: grid;
  gap: var(--space-8);
  max-width: 1080px;
  > section > h3 { margin-bottom: var(--space-3); font-size: var(--text-l); }
`;

/** Samples side by side. */
export const Samples = styled.ul`
  && { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 232px), 1fr)); gap: var(--space-4); margin: 0; padding: 0; list-style: none; }
  && li { margin: 0; }
`;

/** The name of a token, as it is written in the code. */
export const Name = styled.code`
  display: block;
  && {
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    font: 500 var(--text-s) / 1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  }
  color: var(--color-ink);
`;

/** Its value, or what it is for. */
export const Value = styled.span`
  display: block;
  && { font-size: var(--text-s); line-height: 1.4; }
  color: var(--color-ink-2);
`;

/** One token to a line: name and value left, the sample right. */
export const Rows = styled.ul`
  && { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0; margin: 0; padding: 0; list-style: none; }
  && li {
    display: grid;
    grid-template-columns: 180px 1fr;
    gap: var(--space-5);
    align-items: center;
    margin: 0;
    padding: var(--space-4) 0;
    border-bottom: 1px solid var(--color-line);
  }
  li > * { min-width: 0; }
  @media (max-width: 639px) { && li { grid-template-columns: 1fr; gap: var(--space-2); } }
`;

/** As long as what it measures, and no longer than the page. */
export const Bar = styled.div`
  height: var(--space-5);
  max-width: 100%;
  border-radius: 3px;
  background: var(--color-accent);
`;

/** Whose corners are looked at. */
export const Corner = styled.div`
  max-width: 232px;
  height: 96px;
  background: var(--color-accent-soft);
  box-shadow: inset 0 0 0 2px var(--color-accent);
`;

/** Under which a shadow falls. */
export const Card = styled.div`
  max-width: 232px;
  height: 120px;
  margin: var(--space-5);
  border-radius: var(--radius-l);
  background: var(--color-surface);
`;
