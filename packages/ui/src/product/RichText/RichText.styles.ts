import styled from 'styled-components';

export const Prose = styled.div`
  max-width: 60ch;
  color: var(--color-ink-2);
  overflow-wrap: anywhere;

  > * + * { margin-top: var(--space-3); }
  h2, h3, h4 { color: var(--color-ink); font-size: var(--text-m); letter-spacing: 0; line-height: var(--line-body); }
  strong, b { color: var(--color-ink); font-weight: var(--weight-bold); }
  ul, ol { padding-inline-start: 1.3em; }
  ul { list-style: disc; }
  ol { list-style: decimal; }
  li + li { margin-top: var(--space-1); }
  blockquote { padding-inline-start: var(--space-4); border-inline-start: 2px solid var(--color-line-strong); }
  /* Without an address, which the sanitiser took away, it is plain text. */
  a[href] { color: var(--color-accent); text-decoration: underline; text-underline-offset: 0.15em; }
`;
