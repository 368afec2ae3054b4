import styled, { css } from 'styled-components';
import { clamp } from '../../theme/shared.styles.ts';
import { from } from '../../theme/tokens.ts';

const fact = css`
  ${clamp(1)}
  flex: none;
  font-size: var(--text-s);
  line-height: 19px;
  color: var(--color-ink-2);
  font-variant-numeric: tabular-nums;
  && { display: none; }
`;

/** Only where there is room: on a phone the name matters more. */
export const Code = styled.span`
  ${fact}
  ${from.md} { && { display: block; width: 128px; white-space: nowrap; text-overflow: ellipsis; } }
`;

export const Updated = styled.span`
  ${fact}
  ${from.sm} { && { display: block; width: 88px; text-align: right; } }
`;
