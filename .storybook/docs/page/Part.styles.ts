import styled from 'styled-components';

export const PartSection = styled.section`
  margin-top: var(--space-12);
  > h2 { font-size: var(--text-xl); margin-bottom: var(--space-4); scroll-margin-top: var(--space-8); }
  > p { max-width: 68ch; margin-bottom: var(--space-4); }
  > [data-lead] { color: var(--color-ink-2); }
`;

/** A list as a person reads it: one thought to a line. */
export const Lines = styled.ul`
  && { display: grid; gap: var(--space-3); margin: 0; padding: 0; list-style: none; max-width: 72ch; }
  li { position: relative; padding-left: var(--space-6); margin: 0; }
  li::before { content: ''; position: absolute; left: 2px; top: 0.55em; width: 8px; height: 8px; border-radius: 2px; background: var(--color-accent); }
  &[data-tone='not'] li::before { background: none; box-shadow: inset 0 0 0 2px var(--color-remove); border-radius: 50%; }
`;

export const Table = styled.table`
  && { width: 100%; margin: 0; border-collapse: collapse; font-size: var(--text-m); }
  th { text-align: left; font-size: var(--text-s); font-weight: var(--weight-medium); color: var(--color-ink-2); }
  th, td { padding: var(--space-3) var(--space-4) var(--space-3) 0; border-bottom: 1px solid var(--color-line); vertical-align: top; }
  code { font-size: var(--text-s); }
  code[data-type] { color: var(--color-ink-2); white-space: normal; overflow-wrap: anywhere; }
  td:first-child { white-space: nowrap; }
`;

/** Wider tables scroll by themselves, never the page. */
export const Scroll = styled.div`overflow-x: auto;`;

export const Key = styled.kbd`
  display: inline-block;
  padding: 2px var(--space-2);
  border-radius: var(--radius-s);
  font: 500 var(--text-s) / 1.4 var(--font-family);
  background: var(--color-surface);
  box-shadow: inset 0 0 0 1px var(--color-line-strong), inset 0 -2px 0 var(--color-line-strong);
`;
