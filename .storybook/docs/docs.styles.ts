import styled, { createGlobalStyle } from 'styled-components';

/** What Storybook draws on a docs page, in the product's measures and colours. */
export const PageStyle = createGlobalStyle`
  .sbdocs.sbdocs-wrapper { padding: var(--space-12) var(--space-10) var(--space-16); }
  .sbdocs:is(.sbdocs-wrapper, .sbdocs-preview), .sbdocs .docblock-argstable.docblock-argstable td { background: var(--color-paper); }
  .sbdocs.sbdocs-content { max-width: 1080px; color: var(--color-ink); }
  :is(.sbdocs-title, .sbdocs-subtitle > :first-child)::first-letter { text-transform: uppercase; }
  .sbdocs .sbdocs-subtitle.sbdocs-subtitle { display: flex; flex-wrap: wrap; align-items: baseline; gap: var(--space-1) var(--space-4); margin-block: var(--space-3) var(--space-6); font-size: var(--text-m); color: var(--color-ink-2); overflow-wrap: anywhere; }
  :where(.sbdocs-content) :where(p, li, h2, h3, h4):not([data-story-block] *) { color: var(--color-ink); }
  :where(.sbdocs-content) a:not([data-story-block] *) { color: var(--color-accent); text-decoration: underline; text-underline-offset: 3px; }
  .sbdocs-content > div > :is(p, ul) { max-width: 76ch; }
  .sbdocs-content ol { list-style: decimal; }
  .sbdocs-content kbd { padding: 2px var(--space-2); border-radius: var(--radius-s); box-shadow: inset 0 0 0 1px var(--color-line-strong); }
  .sbdocs.sbdocs-content tr:nth-of-type(2n) { background: none; }
  .sbdocs-content .docblock-icongallery { grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); }
  [data-status] { padding: 2px 10px; border-radius: var(--radius-round); background: var(--color-accent-soft); color: var(--color-accent); }
  .sbdocs.sbdocs-preview-actions, .sbdocs.sbdocs-preview-actions > div { flex-wrap: wrap; height: auto; }
  /* It comes first in the page: what is read would not stay where it is while a frame above it grows. */
  .sbdocs-toc--custom { overflow-anchor: none; > nav > h2 { letter-spacing: 0.04em; } }
  .sbdocs-content div:has(> .docblock-argstable) { padding-inline: 1px; overflow-x: auto; > .docblock-argstable { margin-inline: 0; } }
  .sbdocs-subtitle button { padding: 0; border: 0; background: none; font: inherit; color: var(--color-accent); text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
  @media (max-width: 640px) {
    .sbdocs.sbdocs-wrapper { padding: var(--space-6) var(--space-4); }
  }
`;

/** States side by side: wide ones have a row of their own. None is in the window of whoever is led to the heading below: it would grow there. */
export const States = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: 0 var(--space-6);
  && { margin-bottom: var(--space-2); }
`;

/* Lengths divide by their tangent only. */
const fit = (room: string, size: string) => `tan(atan2(${room}, var(${size})))`;
/** How much smaller than life a screen of `--width` is drawn, so that it fits its container. */
export const scale = `min(1, ${fit('100cqw', '--width')})`;

/** One state: its name, itself and its code. What is framed is as large as its screen, and as small as fits. */
export const Cell = styled.section`
  container-type: inline-size;
  min-width: 0;
  &[data-wide] { grid-column: 1 / -1; }
  > h3 { font-size: var(--text-m); }
  > small { color: var(--color-ink-2); font-size: var(--text-s); }
  && .sbdocs-preview { margin: var(--space-2) 0 40px; }
  &[data-framed] .docs-story { padding: 0; }
  &[data-framed] .innerZoomElementWrapper > * { border: 0 !important; }
  &[data-framed] .innerZoomElementWrapper { height: calc(var(--height) * ${scale}); overflow: hidden; }
  &[data-framed] [data-story-block] { width: var(--width); transform: scale(${scale}); transform-origin: 0 0; }
`;

export const Sheets = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: var(--space-8) var(--space-6);
  padding: 0;
  list-style: none;
  > li { min-width: 0; }
  strong { display: block; margin-top: var(--space-2); }
  small { color: var(--color-ink-2); font-size: var(--text-s); }
`;

/** A screen, as small as its place. */
export const Thumbnail = styled.div`
  position: relative;
  container-type: size;
  overflow: hidden;
  aspect-ratio: 1180 / 820;
  border-radius: var(--radius-m);
  background: var(--color-sunken);
  box-shadow: 0 0 0 1px var(--color-line), var(--shadow-low);
  iframe {
    position: absolute;
    left: 50%;
    width: var(--width);
    height: var(--height);
    border: 0;
    pointer-events: none;
    transform: translateX(-50%) scale(min(${fit('100cqw', '--width')}, ${fit('100cqh', '--height')}));
    transform-origin: 50% 0;
  }
`;
