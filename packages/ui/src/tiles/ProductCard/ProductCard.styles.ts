import styled, { css } from 'styled-components';

/** A column of a row, from so much room in px: as a whole, or not at all, nor the gap before it. The room is the link's: what the actions leave. */
const column = (width: number, from: number) => css`
  flex: 0 0 ${width}px;
  max-width: calc((100% - ${from}px) * 999);
  margin-left: clamp(-1 * var(--space-4), (100% - ${from}px) * 999, 0px);
  overflow: hidden;
`;

const fact = css`
  font-size: var(--text-s);
  color: var(--color-ink-2);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** Beside its picture a name keeps 200 px: the number gives way first, then the date, then the place of 'Video' that follows. */
export const Code = styled.span`
  ${column(128, 632)}
  ${fact}
  text-overflow: ellipsis;
`;

export const Updated = styled.span`
  ${column(88, 488)}
  ${fact}
  text-align: right;
  & + * { ${column(72, 384)} }
`;
