import { css } from 'styled-components';

/** At most this many lines, then an ellipsis. */
export const clamp = (lines: number) => css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  overflow: hidden;
  overflow-wrap: anywhere;
  hyphens: auto;
`;

/** A press that may last: scrolling stays, the system's own long-press menu, selection and drag ghost go. */
export const holdable = css`
  touch-action: manipulation;
  &[data-holdable] {
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    -webkit-user-drag: none;
  }
`;
