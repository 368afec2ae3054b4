import styled from 'styled-components';
import { ACTIONS_HEIGHT } from '../../tiles/WindowedGrid/sizes.ts';
import { below, from } from '../../theme/tokens.ts';

const onPhone = `@media ${below.sm}`;

/** A thumbnail that fits in a row of the table as it is: nothing moves when it takes the place of a bone. */
export const SmallFrame = styled.span`
  position: absolute;
  left: 0;
  width: var(--thumbnail);
  > div { width: 100%; }
`;

/** The thumbnail is out of the flow, so that the row's baseline is the name's. */
export const ListName = styled.span`
  --thumbnail: 52px;
  ${onPhone} { --thumbnail: 48px; }
  position: relative;
  display: flex;
  align-items: center;
  min-height: calc(var(--thumbnail) * 3 / 4);
  padding-left: calc(var(--thumbnail) + var(--space-4));
`;

export const ListText = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  hyphens: auto;
`;

/** Two columns on a phone; elsewhere as many as keep a picture recognisable. */
export const Thumbs = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-5) var(--space-4);
  ${from.sm} { grid-template-columns: repeat(auto-fill, minmax(196px, 1fr)); gap: var(--space-6); }
  > li { position: relative; min-width: 0; }
`;

/** The picture is the button. */
export const Open = styled.button`
  display: block;
  width: 100%;
  overflow: hidden;
  border-radius: var(--radius-m);
  touch-action: manipulation;
  cursor: zoom-in;
  transition: opacity var(--time-move);
  [data-dimmed] & { opacity: 0.6; }
  &:focus-visible { outline-offset: 3px; }
  > div { width: 100%; border-radius: inherit; }
  > div > span:only-child > svg { width: 40px; height: 40px; }
  > div > video + span { width: 40px; height: 40px; svg { width: 16px; height: 16px; } }
  img, video { transition: transform 400ms var(--ease-out), opacity var(--time-slow) var(--ease-out); }
  @media (hover: hover) { &:hover :is(img, video) { transform: scale(1.035); } }
`;

/** Two lines or more, filled or not. */
export const TileName = styled.p`
  min-height: 2lh;
  margin-top: 10px;
  font-weight: var(--weight-bold);
  overflow-wrap: anywhere;
  hyphens: auto;
`;

export const Facts = styled.p`
  overflow-wrap: anywhere;
  font-size: var(--text-s);
  color: var(--color-ink-2);
`;

export const ActionsPlace = styled.div`
  display: flex;
  align-items: center;
  height: ${ACTIONS_HEIGHT}px;
  margin-left: -10px;
`;
