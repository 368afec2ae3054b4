import { css } from 'styled-components';

/**
 * A line round what the light theme sets apart by a shadow or a tint alone: `${edge}`. It is drawn in high contrast,
 * and in forced colours, where the browser gives every outline the colour of text. Nothing moves, and a focused element
 * keeps the outline of its focus.
 */
export const edge = css`&:not(:focus-visible) { outline: 1px solid var(--color-edge); outline-offset: -1px; }`;
