import { create } from 'storybook/theming/create';
import { contrastTokens } from '../../../packages/ui/src/theme/contrastTokens.ts';
import { tokens as lightTokens } from '../../../packages/ui/src/theme/tokens.ts';
import { mark } from './mark.ts';

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
