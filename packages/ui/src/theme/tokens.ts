/**
 * Every colour, space, radius, shadow, type size and timing of the product, as CSS variables.
 * `tokens['color-ink']` is emitted as `--color-ink`; components write `var(--color-ink)`.
 */
export const tokens = {
  'color-paper': '#f6f4ef',
  'color-surface': '#ffffff',
  'color-sunken': '#efece4',
  'color-ink': '#1b1a17',
  'color-ink-2': '#5c5850',
  'color-ink-3': '#6d685e',
  'color-line': '#e3dfd5',
  'color-line-strong': '#8f897c',
  'color-edge': 'transparent',
  'color-edge-night': 'transparent',
  'color-accent': '#005f73',
  'color-accent-soft': '#e0eef0',
  'color-ring': '#e0eef0',
  'color-on-accent': '#ffffff',
  'color-add': '#c2500a',
  'color-remove': '#b3261e',
  'color-remove-soft': '#fbeceb',
  'color-good': '#1e7a46',
  'color-warning': '#8a5300',
  'color-edit': '#8a1258',
  'color-night': '#1b1a17',
  'color-night-2': '#36332d',
  'color-night-3': '#2a2823',
  'color-night-line': '#46423a',
  'color-on-night': '#ffffff',
  'color-on-night-2': '#c9c5bb',
  'color-dim': 'rgb(27 26 23 / 0.58)',
  'color-badge': 'rgb(27 26 23 / 0.76)',
  'scrim': '63%',

  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '20px',
  'space-6': '24px',
  'space-7': '28px',
  'space-8': '32px',
  'space-10': '40px',
  'space-12': '48px',
  'space-16': '64px',

  'radius-s': '6px',
  'radius-m': '10px',
  'radius-l': '16px',
  'radius-round': '999px',

  'shadow-low': '0 1px 2px rgb(27 26 23 / 0.06), 0 2px 8px rgb(27 26 23 / 0.05)',
  'shadow-mid': '0 2px 6px rgb(27 26 23 / 0.08), 0 12px 32px rgb(27 26 23 / 0.16)',
  'shadow-raised': '0 24px 60px rgb(27 26 23 / 0.32), 0 6px 16px rgb(27 26 23 / 0.18)',

  'font-family': "'Instrument Sans Variable', 'Instrument Sans Fallback', system-ui, sans-serif",
  'text-xs': '12px',
  'text-s': '13px',
  'text-m': '15px',
  'text-l': '17px',
  'text-xl': '21px',
  'text-2xl': '30px',
  'line-tight': '1.15',
  'line-body': '1.45',
  'weight-medium': '550',
  'weight-bold': '600',

  'size-control': '40px',
  'size-touch': '44px',
  'size-header': '64px',
  'size-focus': '2px',
  'page-max': '1536px',

  'time-quick': '120ms',
  'time-move': '200ms',
  'time-slow': '240ms',
  'ease-out': 'cubic-bezier(0.2, 0.8, 0.2, 1)',
} as const;

export type TokenName = keyof typeof tokens;

/** Widths in px from which a layout changes (specification §9, grid columns and page container). */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;

/** Media queries for styled-components: `${from.lg} { … }`. */
export const from = {
  sm: `@media (min-width: ${breakpoints.sm}px)`,
  md: `@media (min-width: ${breakpoints.md}px)`,
  lg: `@media (min-width: ${breakpoints.lg}px)`,
  xl: `@media (min-width: ${breakpoints.xl}px)`,
} as const;

/** The other side of a width, as a condition: `@media ${below.sm} { … }`, `matchMedia(below.sm)`. */
export const below = {
  sm: `(width < ${breakpoints.sm}px)`,
  md: `(width < ${breakpoints.md}px)`,
  lg: `(width < ${breakpoints.lg}px)`,
  xl: `(width < ${breakpoints.xl}px)`,
  '2xl': `(width < ${breakpoints['2xl']}px)`,
} as const;

/** A window with room beside a picture: from lg, and a low one, as of a lying phone or of a page at 200 %. */
export const besidePicture = `@media (min-width: ${breakpoints.lg}px), (min-width: 560px) and (max-height: 560px)`;

/** A finger, not a mouse: targets become 44 px. */
export const onTouch = '@media (pointer: coarse)';

/** The system's own few colours take the place of ours: inside `${forcedColors} { … }` only system colours show. */
export const forcedColors = '@media (forced-colors: active)';
