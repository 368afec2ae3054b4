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

/** For assistive technology alone: it takes no room and cannot be seen. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
