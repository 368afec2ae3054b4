import type { ReactNode } from 'react';
import { createGlobalStyle, StyleSheetManager } from 'styled-components';
import { CONTENT_ID } from '../constants.ts';
import { animationFrames } from './animations.ts';
import { contrastTokens } from './contrastTokens.ts';
import { forcedColorRules } from './forcedColorRules.ts';
import fontUrl from './instrument-sans.woff2';
import { stillness } from './motion.ts';
import { nestConditions } from './nestConditions.ts';
import { onTouch, tokens } from './tokens.ts';

const variables = (of: Record<string, string>): string => Object.entries(of).map(([name, value]) => `--${name}: ${value};`).join('\n');

const GlobalStyle = createGlobalStyle`
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
  ${animationFrames}
  :root { ${variables(tokens)} ${onTouch} { --size-control: 44px; } }
  /* High contrast, as the page or as the system asks. */
  :root[data-theme='contrast'] { ${variables(contrastTokens)} }
  @media (prefers-contrast: more) { :root { ${variables(contrastTokens)} } }
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html {
    font: 400 var(--text-m) / var(--line-body) var(--font-family);
    color: var(--color-ink);
    background: var(--color-paper);
    -webkit-text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
  }
  body { min-height: 100dvh; padding-bottom: var(--tray-room, 0px); overflow-x: clip; }
  h1, h2, h3 { font-weight: var(--weight-bold); letter-spacing: -0.02em; line-height: var(--line-tight); text-wrap: balance; }
  button, input, select, textarea { font: inherit; color: inherit; }
  button { background: none; border: 0; padding: 0; cursor: pointer; }
  a { color: inherit; text-decoration: none; }
  ul, ol { padding: 0; list-style: none; }
  img, svg, video { display: block; max-width: 100%; }
  /* What takes the focus does not end up beneath the header. Not as a padding of the page: each letter typed in the header would scroll it. */
  :where(#${CONTENT_ID}, #${CONTENT_ID} *) { scroll-margin-top: calc(var(--size-header) + var(--space-4)); }
  /* Stronger than what any of them is shown by. */
  [hidden] { display: none !important; }
  /* Without a weight of its own, so that a widget which shows its focus otherwise can say so, whatever is loaded first. */
  :where(:focus-visible) { outline: var(--size-focus) solid var(--color-accent); outline-offset: 2px; }
  ${forcedColorRules}
  ${stillness}
`;

const PLUGINS = [nestConditions];

/** Around all that is shown: the tokens as CSS variables, the font, the frames of all animations, and the few rules that every page shares. */
export const Styles = ({ children }: { children: ReactNode }) => (
  <StyleSheetManager stylisPlugins={PLUGINS}>
    <GlobalStyle />
    {children}
  </StyleSheetManager>
);
