import styled from 'styled-components';
import { HOLD_MS } from '../../constants.ts';
import { Badge } from '../../controls/VideoBadge/VideoBadge.styles.ts';
import { QUIET_MS } from '../../gestures/hold.ts';
import { lessMotion } from '../../theme/motion.ts';
import { clamp } from '../../theme/shared.styles.ts';
import { below, from } from '../../theme/tokens.ts';
import { ACTIONS_HEIGHT, LIST_ROW_HEIGHT, TEXT_HEIGHT, TEXT_MARGIN } from '../WindowedGrid/sizes.ts';

/** Only where a pointer can hover: a finger would leave its last tile raised. */
export const canHover = '@media (hover: hover)';

const COVER = ":is([data-kind='segment'], [data-kind='category'])[data-view='grid']";

/** In which tile an element stands. A segment and a category have their words on the picture, or on what asks for it; the others below it. */
export const inProduct = "article[data-kind='product'][data-view='grid'] &";
const inCover = `article${COVER}:not([data-placeholder]) &`;
export const inGap = `article${COVER}[data-placeholder] &`;
const inCategory = "article[data-kind='category'][data-view='grid']:not([data-placeholder]) &";
const inCollection = "article[data-kind='collection'][data-view='grid'] &";
export const inRow = "article[data-view='list'] &";
const inCollectionRow = "article[data-kind='collection'][data-view='list'] &";
const inHidden = "article[data-placeholder='hidden'] &";
const inHiddenRow = "article[data-placeholder='hidden'][data-view='list'] &";

const asProduct = "&[data-kind='product'][data-view='grid']";
const asRow = "&[data-view='list']";

const productHeight = (actions: number) => `calc(75% + ${TEXT_MARGIN + TEXT_HEIGHT + actions}px)`;

export const Article = styled.article`
  position: relative;
  min-width: 0;

  /* As high as its row, however few lines its words take: a picture of 4:3, the words, and the actions in edit mode. */
  ${asProduct} { display: grid; grid-template: auto auto 1fr / minmax(0, 1fr); }
  ${asProduct}::before { content: ''; grid-area: 1 / 1 / 4; padding-top: ${productHeight(0)}; }
  ${asProduct}[data-actions]::before { padding-top: ${productHeight(ACTIONS_HEIGHT)}; }

  ${asRow} {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    height: ${LIST_ROW_HEIGHT - 1}px;
    border-radius: var(--radius-m);
  }
  ${asRow}[data-kind='collection'] {
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    height: auto;
    padding-block: var(--space-2);
  }
  ${asRow}[data-kind='collection'][data-placeholder='hidden'] {
    display: grid;
    grid-template: 'mark words words' auto 'mark button actions' auto / 72px minmax(0, 1fr) auto;
    ${from.sm} { grid-template: 'mark words button actions' auto / 72px minmax(0, 1fr) auto auto; column-gap: var(--space-4); }
  }
  &${COVER}[data-placeholder] { display: grid; grid: auto / 100%; }
  ${canHover} { ${asRow}:not([data-kind='collection'], [data-placeholder]):hover { background: var(--color-sunken); } }
`;

/** The link; what says why where there is none; around a hidden item's words, nothing but a place. */
export const Face = styled.a`
  display: block;
  border-radius: var(--radius-m);
  touch-action: manipulation;
  ${inProduct} { grid-area: 1 / 1; --focus-offset: 4px; }
  ${inCover} { position: relative; overflow: hidden; isolation: isolate; border-radius: var(--radius-l); --focus-offset: 3px; }
  ${inRow} {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    flex: 1;
    min-width: 0;
    height: 100%;
    padding-inline: var(--space-2);
    border-radius: inherit;
    --focus-offset: -2px;
  }
  ${inCollectionRow} {
    gap: var(--space-3);
    flex-basis: 220px;
    height: auto;
    min-height: var(--size-touch);
    padding-inline: 0;
    border-radius: var(--radius-m);
    --focus-offset: 2px;
    ${from.sm} { gap: var(--space-4); }
  }
  ${inHiddenRow} { grid-area: words; }
  /* Under the button that asks for its picture, beside it in a row. As high as a finger, and what follows where it is beside a picture. */
  article[data-kind='collection'][data-placeholder='photo'][data-view='grid'] & { min-height: var(--size-touch); margin: ${TEXT_MARGIN}px 0 -4px; padding-bottom: 4px; }
  ${inGap} { grid-area: 1 / 1; align-self: end; padding: 12px 14px; }

  /* A press that may last: scrolling stays, the system's own long-press menu, selection and drag ghost go. */
  &[data-holdable] { user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; -webkit-user-drag: none; }
  &[aria-disabled] { opacity: 0.5; cursor: not-allowed; }
  &:focus-visible { outline-offset: var(--focus-offset, 2px); }
  article:not([data-kind='product'])[data-view='grid'] & {
    img { transition: scale 400ms var(--ease-out), opacity var(--time-slow) var(--ease-out); }
    ${canHover} { &[href]:hover img { scale: 1.035; } }
  }
`;

/** Around the picture. */
export const Stage = styled.span`
  display: block;
  position: relative;
  border-radius: inherit;
  ${inRow} { flex: none; width: 72px; border-radius: var(--radius-s); }

  article[data-hidden] & img { filter: grayscale(0.7); opacity: 0.55; }
  ${inProduct} { transition: transform var(--time-move) var(--ease-out), box-shadow var(--time-move) var(--ease-out); }
  ${canHover} { article[data-kind='product'][data-view='grid'] a:hover > & { box-shadow: var(--shadow-low); } }
  article[data-view='grid'] [data-hold] > & { transform: scale(0.985); transition-duration: ${HOLD_MS - QUIET_MS}ms; }
  ${lessMotion('transform: none;', "article[data-view='grid'] [data-hold] > &")}
`;

/** Name and subtitle. On a picture their scrim grows with them, and is dark enough under every line for white on a white one. */
export const Words = styled.span`
  display: block;
  margin-top: ${TEXT_MARGIN}px;
  article[data-placeholder='photo'] & { margin-top: 0; }
  ${inProduct} { max-height: ${TEXT_HEIGHT}px; overflow: hidden; }
  ${inRow} { flex: 1; min-width: 0; margin: 0; }
  ${inCover} {
    position: absolute;
    inset: auto 0 0;
    padding: var(--rise) 18px 15px;
    pointer-events: none;
    --rise: 84px;

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
  }
  ${inCategory} { --rise: 60px; padding: var(--rise) 14px 12px; }
`;

export const Name = styled.span`
  ${clamp(2)}
  font-weight: var(--weight-medium);
  letter-spacing: -0.005em;
  ${inProduct} { line-height: 20px; }
  ${inRow} { letter-spacing: normal; line-height: 20px; }
  ${inCover} {
    font-size: var(--text-xl);
    font-weight: var(--weight-bold);
    letter-spacing: -0.02em;
    line-height: 1.2;
    text-shadow: 0 1px 10px color-mix(in srgb, var(--color-night) 50%, transparent);
  }
  ${inCategory} { font-size: var(--text-l); letter-spacing: -0.015em; }
  ${inCollectionRow} { display: block; line-height: inherit; text-overflow: ellipsis; white-space: nowrap; }

  ${inGap} { font-size: var(--text-l); }
  ${inHidden} { color: var(--color-ink-2); }
  article:is([data-placeholder], [data-kind='collection'][data-view='list']) a:hover & { text-decoration: underline 1px; text-underline-offset: 0.2em; }
`;

/** A collection tells more than the others: as many lines as it needs. */
export const Subtitle = styled.span`
  ${clamp(1)}
  font-size: var(--text-s);
  color: var(--color-ink-2);
  ${inProduct} { margin-top: 1px; line-height: 19px; }
  ${inRow} { line-height: 19px; }
  ${inCover} { -webkit-line-clamp: 3; margin-top: 2px; color: inherit; }
  ${inCollection} { display: block; }
  ${inCollectionRow} {
    display: flex;
    flex-wrap: wrap;
    line-height: inherit;
    font-variant-numeric: tabular-nums;
    > :not(:last-child)::after { content: '·'; margin-inline: 0.45em; }
    > :has(svg) { display: flex; align-items: center; }
    svg { width: 13px; height: 13px; margin-inline-end: 5px; }
  }
`;

/** What the picture says in its upper left corner; a row has it at its end. */
export const Corner = styled.span`
  position: absolute;
  left: 10px;
  top: 10px;
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  pointer-events: none;
  ${inRow} {
    position: static;
    flex: none;
    display: none;
    ${from.sm} { display: grid; width: 72px; justify-items: end; }
  }
`;

export const IconBadge = styled(Badge)`
  svg { flex: none; width: 13px; height: 13px; fill: none; }
`;

/** Beside the link, over the picture's place: what can be pressed apart from opening. */
export const Beside = styled.div`
  position: absolute;
  inset: 0 0 auto;
  aspect-ratio: 4 / 3;
  pointer-events: none;
  > * { position: absolute; pointer-events: auto; }
  ${inRow} { display: contents; > * { position: static; } }
`;

/** In a row it is kept free without a marker: the columns stay columns. On a phone, where the words need the room, it hangs over the picture, as in the grid. */
export const MarkerPlace = styled.span`
  ${inProduct} { right: 7px; top: -3px; @media (pointer: coarse) { right: 2px; } }
  ${inRow} {
    flex: none;
    > a { align-content: center; }
    ${from.sm} { width: 34px; }
    @media (pointer: coarse) { ${from.sm} { width: var(--size-touch); } }
    @media ${below.sm} {
      position: absolute;
      left: calc(var(--space-2) + 78px);
      top: 9px;
      translate: -100%;
      > a { align-content: start; }
    }
  }
`;

/** Beside the link: it is read while the link itself is at half opacity. */
export const Note = styled.p`
  font-size: var(--text-s);
  color: var(--color-ink-2);
  ${inRow} {
    order: 1;
    flex: 1 0 100%;
    padding-inline-start: calc(72px + var(--space-3));
    ${from.sm} { padding-inline-start: calc(72px + var(--space-4)); }
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  height: ${ACTIONS_HEIGHT}px;
  margin-left: -10px;
  ${inProduct} { grid-area: 2 / 1; }
  ${inCollection} { flex-wrap: wrap; height: auto; margin-top: var(--space-1); }
  ${inRow} { flex: none; height: auto; margin: 0; padding-right: var(--space-1); }
  ${inCollectionRow} { margin-inline-start: auto; padding-right: 0; }
  ${inHiddenRow} { grid-area: actions; }
`;
