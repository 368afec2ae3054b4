import { create } from 'storybook/theming/create';
import { contrastTokens } from '../../packages/ui/src/theme/contrastTokens.ts';
import { tokens as lightTokens } from '../../packages/ui/src/theme/tokens.ts';

/* The printer's four inks, as on the product's own logo. */
const cards = [['#00a3c7', -33], ['#d6247a', -11], ['#f2b705', 11], ['#1b1a17', 33]] as const;

/** The fan of printed cards as an SVG text: for the sidebar and the tab of the browser, where React does not draw. */
export const mark = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 28" width="${width}" height="${(width * 28) / 34}" aria-hidden="true">${
    cards.map(([fill, turn]) => `<rect x="12" y="2" width="10" height="24" rx="2" fill="${fill}" transform="rotate(${turn} 17 26)"/>`).join('')
  }</svg>`;

const px = (value: string) => Number.parseInt(value, 10);

const brandIn = (tokens: Record<keyof typeof lightTokens, string>) => create({
  base: 'light',
  brandTitle: `<span style="display:inline-flex;align-items:center;gap:10px;font-size:18px;font-weight:650;letter-spacing:-0.02em">${mark(34)}Staalkaart</span>`,
  brandUrl: './',
  brandTarget: '_self',
  colorPrimary: tokens['color-accent'],
  colorSecondary: tokens['color-accent'],
  appBg: tokens['color-sunken'],
  appContentBg: tokens['color-paper'],
  appHoverBg: tokens['color-accent-soft'],
  appPreviewBg: tokens['color-paper'],
  appBorderColor: tokens['color-line'],
  appBorderRadius: px(tokens['radius-m']),
  fontBase: tokens['font-family'],
  fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  textColor: tokens['color-ink'],
  textMutedColor: tokens['color-ink-2'],
  textInverseColor: tokens['color-on-night'],
  barBg: tokens['color-paper'],
  barTextColor: tokens['color-ink-2'],
  barHoverColor: tokens['color-accent'],
  barSelectedColor: tokens['color-accent'],
  buttonBg: tokens['color-surface'],
  buttonBorder: tokens['color-line-strong'],
  booleanBg: tokens['color-sunken'],
  booleanSelectedBg: tokens['color-surface'],
  inputBg: tokens['color-surface'],
  inputBorder: tokens['color-line-strong'],
  inputTextColor: tokens['color-ink'],
  inputBorderRadius: px(tokens['radius-s']),
});

/** Storybook in the product's own paper, ink and petrol: for the sidebar and for the docs pages. */
export const brand = brandIn(lightTokens);
/** The same, for docs pages in high contrast. */
export const contrastBrand = brandIn({ ...lightTokens, ...contrastTokens });
