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
