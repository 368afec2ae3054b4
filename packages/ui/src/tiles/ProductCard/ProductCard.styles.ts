import styled, { css } from 'styled-components';
import { clamp, holdable } from '../../theme/shared.styles.ts';
import { ACTIONS_HEIGHT, TEXT_HEIGHT, TEXT_MARGIN } from '../WindowedGrid/sizes.ts';
import { edge } from '../../theme/edge.ts';
import { lessMotion } from '../../theme/motion.ts';

/** Only where a pointer can hover: a finger would leave its last card raised. */
const canHover = '@media (hover: hover)';

export const Card = styled.article`
  position: relative;
  display: grid;
  grid-template: auto auto 1fr / minmax(0, 1fr);
  min-width: 0;
  /* As high as its row, however few lines its words take: a picture of 4:3, the words, and the actions in edit mode. */
  &::before { content: ''; grid-area: 1 / 1 / 4; padding-top: calc(75% + ${TEXT_MARGIN + TEXT_HEIGHT}px); }
  &[data-actions]::before { padding-top: calc(75% + ${TEXT_MARGIN + TEXT_HEIGHT + ACTIONS_HEIGHT}px); }

  &[data-disabled] { opacity: 0.5; }
`;

const opener = css`
  display: block;
  grid-area: 1 / 1;
  border-radius: var(--radius-m);
  ${holdable}
  &:focus-visible { outline-offset: 4px; }
`;

/** The link: picture and text. */
export const Opener = styled.a`${opener}`;
/** What stands in its place on a disabled card. */
export const Closed = styled.div`${opener} cursor: not-allowed;`;

export const Stage = styled.span`
  display: block;
  position: relative;
  border-radius: var(--radius-m);
  transition: transform var(--time-move) var(--ease-out), box-shadow var(--time-move) var(--ease-out);
  article[data-hidden] & { filter: grayscale(0.6); opacity: 0.5; }
  ${canHover} { a:hover > & { box-shadow: var(--shadow-low); } }
  [data-hold] > & { transform: scale(0.985); transition-duration: 600ms; transition-delay: 80ms; }
  ${lessMotion('transform: none;', '[data-hold] > &')}
`;

export const Text = styled.span`
  display: block;
  max-height: ${TEXT_HEIGHT}px;
  margin-top: ${TEXT_MARGIN}px;
  overflow: hidden;
`;

export const Name = styled.span`
  ${clamp(2)}
  font-weight: var(--weight-medium);
  letter-spacing: -0.005em;
  line-height: 20px;
`;

export const Customer = styled.span`
  ${clamp(1)}
  margin-top: 1px;
  font-size: var(--text-s);
  line-height: 19px;
  color: var(--color-ink-2);
`;

export const BadgeCorner = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  position: absolute;
  left: 10px;
  top: 10px;
  pointer-events: none;
`;

/** How to hold: with a finger or mouse while it is pressed, with the keyboard while it has the focus. */
export const Hint = styled.span`
  position: absolute;
  left: 10px;
  bottom: 10px;
  max-width: calc(100% - 20px);
  padding: var(--space-1) 10px;
  border-radius: var(--radius-round);
  font-size: var(--text-xs);
  font-weight: var(--weight-medium);
  line-height: 18px;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  pointer-events: none;

  opacity: 0;
  transition: opacity var(--time-quick);
  :focus-visible:not([data-hold]) > ${Stage} > &[data-for='key'] { opacity: 1; }
  [data-hold] > ${Stage} > &[data-for='press'] { opacity: 1; transition-delay: 80ms; }

  background: var(--color-badge);
  color: var(--color-on-night);
  ${edge}
`;

/** Over the picture's place, beside the link: what can be pressed apart from opening. */
export const Corners = styled.div`
  position: absolute;
  inset: 0 0 auto;
  aspect-ratio: 4 / 3;
  pointer-events: none;
  > * { position: absolute; pointer-events: auto; }
`;

export const MarkerCorner = styled.span`right: 7px; top: -3px; @media (pointer: coarse) { right: 2px; }`;

/** The same as a hold, for one press of a mouse; out of the picture's way where there is none. */
export const HoldButton = styled.button`
  display: grid;
  place-items: center;
  right: 8px;
  bottom: 8px;
  width: var(--size-control);
  height: var(--size-control);
  border-radius: 50%;
  svg { width: 19px; height: 19px; }

  opacity: 0;
  transition: opacity var(--time-quick), transform var(--time-move) var(--ease-out), background-color var(--time-quick);
  ${canHover} {
    transform: translateY(4px);
    article:hover &, article:focus-within &, &:focus-visible { opacity: 1; transform: none; }
  }
  article:has([data-hold]) & { opacity: 0; }
  /* Still there for assistive technology, but never under a finger that means the picture. */
  @media (hover: none) { && { pointer-events: none; opacity: 0; } }

  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow-low);
  ${edge}
  &:hover { background: var(--color-ink); color: var(--color-surface); }
`;

export const Actions = styled.div`
  grid-area: 2 / 1;
  display: flex;
  align-items: center;
  gap: 2px;
  height: ${ACTIONS_HEIGHT}px;
  margin-left: -10px;
`;
