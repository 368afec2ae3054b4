import { createGlobalStyle } from 'styled-components';
import fontUrl from './instrument-sans.woff2';
import { onTouch, reducedMotion, tokens } from './tokens.ts';

const variables = Object.entries(tokens).map(([name, value]) => `--${name}: ${value};`).join('\n');

/** The tokens as CSS variables, the font, and the few rules that every page shares. Render it once. */
export const GlobalStyle = createGlobalStyle`
  @font-face {
    font-family: 'Instrument Sans Variable';
    src: url(${fontUrl}) format('woff2');
    font-weight: 400 700;
    font-display: swap;
  }
  /* Arial with the metrics of Instrument Sans: nothing moves when the font arrives. */
  @font-face {
    font-family: 'Instrument Sans Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Helvetica');
    size-adjust: 102.3%;
    ascent-override: 94.8%;
    descent-override: 24.4%;
    line-gap-override: 0%;
  }
  :root { ${variables} ${onTouch} { --size-control: 44px; } }
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html {
    font: 400 var(--text-m) / var(--line-body) var(--font-family);
    color: var(--color-ink);
    background: var(--color-paper);
    -webkit-text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
    scroll-padding-top: calc(var(--size-header) + var(--space-4));
  }
  body { min-height: 100dvh; overflow-x: clip; }
  h1, h2, h3 { font-weight: var(--weight-bold); letter-spacing: -0.02em; line-height: var(--line-tight); text-wrap: balance; }
  button, input, select, textarea { font: inherit; color: inherit; }
  button { background: none; border: 0; padding: 0; cursor: pointer; }
  a { color: inherit; text-decoration: none; }
  ul, ol { padding: 0; list-style: none; }
  img, svg, video { display: block; max-width: 100%; }
  :focus-visible { outline: 2px solid var(--color-accent); outline-offset: 2px; }
  ${reducedMotion} {
    *, *::before, *::after { animation-duration: 1ms !important; animation-iteration-count: 1 !important; transition-duration: 0s !important; scroll-behavior: auto !important; }
    ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation: none !important; }
  }
`;
