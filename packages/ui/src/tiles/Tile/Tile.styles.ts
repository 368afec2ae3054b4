import styled, { css } from 'styled-components';
import { clamp } from '../../theme/shared.styles.ts';
import { ACTIONS_HEIGHT } from '../WindowedGrid/sizes.ts';

export const TileElement = styled.article`
  min-width: 0;
  &[data-hidden] img { filter: grayscale(0.7); opacity: 0.55; }
`;

const face = css`
  display: block;
  position: relative;
  overflow: hidden;
  border-radius: var(--radius-l);
  touch-action: manipulation;
  isolation: isolate;
  &:focus-visible { outline-offset: 3px; }
  img { transition: transform 400ms var(--ease-out), opacity var(--time-slow) var(--ease-out); }
  @media (hover: hover) { &[href]:hover img { transform: scale(1.035); } }
`;

export const Face = styled.a`${face}`;
/** What stands in the link's place on a disabled tile. */
export const ClosedFace = styled.div`${face} cursor: not-allowed; opacity: 0.5;`;

/** Its scrim grows with the text and is dark enough under every line for white on a white picture. */
export const Label = styled.span`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  position: absolute;
  inset: auto 0 0;
  padding: var(--rise) 18px 15px;
  pointer-events: none;
  --rise: 84px;
  article[data-size='small'] & { --rise: 60px; padding-inline: 14px; padding-bottom: 12px; }

  color: var(--color-on-night);
  background: linear-gradient(
    to bottom,
    transparent,
    color-mix(in srgb, var(--color-night) 9%, transparent) calc(var(--rise) * 0.25),
    color-mix(in srgb, var(--color-night) 30%, transparent) calc(var(--rise) * 0.55),
    color-mix(in srgb, var(--color-night) 54%, transparent) calc(var(--rise) * 0.85),
    color-mix(in srgb, var(--color-night) var(--scrim), transparent) var(--rise),
    color-mix(in srgb, var(--color-night) calc(var(--scrim) + 9%), transparent)
  );
`;

export const Corner = styled.span`
  position: absolute;
  left: 10px;
  top: 10px;
`;

export const Name = styled.span`
  ${clamp(2)}
  font-size: var(--text-xl);
  font-weight: var(--weight-bold);
  letter-spacing: -0.02em;
  line-height: 1.2;
  text-shadow: 0 1px 10px color-mix(in srgb, var(--color-night) 50%, transparent);
  article[data-size='small'] & { font-size: var(--text-l); letter-spacing: -0.015em; }
`;

export const Subtitle = styled.span`
  ${clamp(1)}
  margin-top: 2px;
  font-size: var(--text-s);
`;

export const TileActions = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  height: ${ACTIONS_HEIGHT}px;
  margin-left: -10px;
`;
