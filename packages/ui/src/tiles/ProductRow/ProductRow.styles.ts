import styled, { css } from 'styled-components';
import { from } from '../../theme/tokens.ts';
import { clamp, holdable } from '../../theme/shared.styles.ts';
import { Opener } from '../TileRow/TileRow.styles.ts';

export const HoldOpener = styled(Opener)`${holdable}`;

const fact = css`
  ${clamp(1)}
  flex: none;
  font-size: var(--text-s);
  line-height: 19px;
  color: var(--color-ink-2);
  font-variant-numeric: tabular-nums;
`;

/** Only where there is room: on a phone the name matters more. */
export const Code = styled.span`
  ${fact}
  && { display: none; }
  ${from.md} { && { display: block; width: 128px; white-space: nowrap; text-overflow: ellipsis; } }
`;

export const Updated = styled.span`
  ${fact}
  && { display: none; }
  ${from.sm} { && { display: block; width: 88px; text-align: right; } }
`;

export const BadgePlace = styled.span`
  flex: none;
  display: none;
  ${from.sm} { display: grid; width: 72px; justify-items: end; }
`;

export const HoldButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--size-touch);
  height: var(--size-touch);
  border-radius: var(--radius-s);
  svg { width: 20px; height: 20px; }

  transition: color var(--time-quick), background-color var(--time-quick);

  color: var(--color-ink-2);
  &:hover { color: var(--color-ink); background: var(--color-surface); }
`;

/** Kept free without a marker: the columns stay columns, except on a phone. */
export const MarkerPlace = styled.span`
  flex: none;
  > a { align-content: center; }
  ${from.sm} { width: 34px; }
  @media (pointer: coarse) { ${from.sm} { width: var(--size-touch); } }
  &:empty { display: none; ${from.sm} { display: block; } }
`;
