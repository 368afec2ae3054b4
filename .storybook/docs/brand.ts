import { create } from 'storybook/theming/create';
import { tokens } from '../../packages/ui/src/theme/tokens.ts';

/** Storybook in the product's own paper, ink and petrol: for the sidebar and for the docs pages. */
export const brand = create({
  base: 'light',
  brandTitle: '<span style="display:flex;align-items:center;gap:10px"><img src="./favicon.svg" alt="" width="32" height="32">Staalkaart</span>',
  brandUrl: './',
  brandTarget: '_self',
  colorPrimary: tokens['color-accent'],
  colorSecondary: tokens['color-accent'],
  appBg: tokens['color-sunken'],
  appContentBg: tokens['color-paper'],
  appHoverBg: tokens['color-accent-soft'],
  appPreviewBg: tokens['color-paper'],
  appBorderColor: tokens['color-line'],
  fontBase: tokens['font-family'],
  textColor: tokens['color-ink'],
  textMutedColor: tokens['color-ink-2'],
  barBg: tokens['color-paper'],
  barTextColor: tokens['color-ink-2'],
});
