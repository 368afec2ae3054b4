import type { TokenName } from './tokens.ts';

/**
 * What the tokens become in high contrast: text 7:1 or better on every surface, and lines where the light theme
 * sets things apart by a shadow or a tint. Everything that is not here stays as it is.
 */
export const contrastTokens = {
  'color-paper': '#ffffff',
  'color-sunken': '#ebe8e0',
  'color-ink': '#000000',
  'color-ink-2': '#33302a',
  'color-ink-3': '#3f3b34',
  'color-line': '#6b665b',
  'color-line-strong': '#1b1a17',
  'color-edge': '#1b1a17',
  'color-edge-night': '#f0ede6',
  'color-accent': '#00404e',
  'color-accent-soft': '#d7ebee',
  'color-ring': '#00404e',
  'color-add': '#8a3500',
  'color-remove': '#8a120c',
  'color-remove-soft': '#fde8e6',
  'color-good': '#0c5530',
  'color-warning': '#5f3900',
  'color-edit': '#6f0a45',
  'color-night': '#000000',
  'color-night-2': '#33302a',
  'color-night-3': '#000000',
  'color-night-line': '#b8b2a5',
  'color-on-night-2': '#f0ede6',
  'color-dim': 'rgb(0 0 0 / 0.8)',
  'color-badge': '#000000',
  'scrim': '84%',
  'size-focus': '3px',
} as const satisfies Partial<Record<TokenName, string>>;
