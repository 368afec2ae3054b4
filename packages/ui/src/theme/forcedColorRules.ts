import { forcedColors } from './tokens.ts';

/**
 * A tint alone tells that these are chosen: in forced colours they are filled as the system fills a selection. Without
 * `:has()`: with what is within them, it would have every element of the page styled anew whenever one comes or goes.
 */
const chosen = `:is([role='tab'][aria-selected='true'], a[aria-current], [aria-pressed='true'], label[data-chosen])`;

/** The border or the shadow of what is around these tells that they have the focus. */
const withoutOutline = `:is(input, textarea, [contenteditable='true'], [role^='menuitem']):focus-visible`;

/**
 * The rules of forced colours (Windows' contrast themes) that hold for every widget, told by what assistive technology
 * hears too. A widget adds only what no role or state tells. The system forces no colour upon a drawing: an icon with one of
 * ours would be lost on a dark theme.
 */
export const forcedColorRules = `
  ${forcedColors} {
    ${withoutOutline} { outline: 2px solid Highlight !important; outline-offset: -2px; }
    [role='option'][data-active] { outline: 2px solid Highlight; outline-offset: -2px; }
    svg { color: inherit !important; }
    ${chosen} { forced-color-adjust: none; background: SelectedItem !important; color: SelectedItemText !important; }
    ${chosen} * { color: inherit !important; }
    :is(a, button, input, textarea, select, [role]):is(:disabled, [aria-disabled='true']) { color: GrayText !important; border-color: GrayText !important; outline-color: GrayText; opacity: 1 !important; }
  }
`;
