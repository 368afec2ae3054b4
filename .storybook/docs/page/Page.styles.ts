import styled, { createGlobalStyle } from 'styled-components';

/** What Storybook draws around a docs page, in the product's measures. */
export const PageStyle = createGlobalStyle`
  .sbdocs.sbdocs-wrapper { padding: var(--space-12) var(--space-10) var(--space-16); }
  .sbdocs.sbdocs-content { max-width: 1080px; font-size: var(--text-m); line-height: var(--line-body); color: var(--color-ink); }
  /* Ours alone: what a story shows on the page keeps its own links. */
  :where(.sbdocs-content) a:where(:not([data-story-block] *)) { color: var(--color-accent); text-decoration: underline; text-underline-offset: 3px; }
  .sbdocs-content code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
  .docblock-argstable .docblock-argstable-head { display: none; }
  .docblock-argstable.docblock-argstable { margin: 0; }
  .docblock-argstable td:first-of-type { width: 220px; }
`;

export const Head = styled.header`
  max-width: 760px;
  margin-bottom: var(--space-8);
  > small { display: block; margin-bottom: var(--space-2); font-size: var(--text-s); font-weight: var(--weight-medium); color: var(--color-accent); }
  > h1 { font-size: 38px; letter-spacing: -0.03em; line-height: 1.1; }
  > h1::first-letter { text-transform: uppercase; }
  > code { display: inline-block; margin-top: var(--space-2); color: var(--color-ink-2); font-size: var(--text-s); }
  && > p { margin-top: var(--space-4); font-size: 18px; line-height: 1.5; color: var(--color-ink-2); text-wrap: pretty; }
`;
