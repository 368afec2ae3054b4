import styled from 'styled-components';
import { SheetPlace } from './ErrorPage.styles.ts';

/** The logo's inks, overprinting each other. */
export const Sheet = styled(SheetPlace)`
  [data-sheet] { fill: var(--color-surface); filter: drop-shadow(0 10px 24px rgb(27 26 23 / 0.14)); }
  [data-crosses] { fill: none; stroke: var(--color-line-strong); stroke-width: 1; }
  [data-inks] { isolation: isolate; font: 700 112px var(--font-family); text-anchor: middle; letter-spacing: -6px; }
  [data-inks] > * { mix-blend-mode: multiply; }
  [data-cyan] { fill: #00a3c7; }
  [data-magenta] { fill: #d6247a; }
  [data-yellow] { fill: #f2b705; }
  [data-black] { fill: var(--color-ink); }
`;
