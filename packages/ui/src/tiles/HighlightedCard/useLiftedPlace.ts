import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';
import { breakpoints } from '../../theme/tokens.ts';

interface Size { width: number; height: number }
interface Box extends Size { left: number; top: number }

/** Least width of the lifted card, in px. */
export const LIFTED_WIDTH = 330;
/** Its most: a tablet's wide cards are lifted without getting smaller. */
const MOST_WIDTH = 400;
/** What it keeps free of the viewport's edges, in px. */
export const LIFTED_MARGIN = 16;
/** Between the lifted card's edge and its picture, in px. */
export const LIFTED_PADDING = 12;
const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Width of the lifted card: its picture is no smaller than the one it lifts, as far as the viewport has room. */
export const liftedWidth = (pictureWidth: number, viewport: Size) =>
  Math.min(within(pictureWidth + 2 * LIFTED_PADDING, LIFTED_WIDTH, MOST_WIDTH), viewport.width - 2 * LIFTED_MARGIN);

/**
 * Where the lifted card stands: around the centre of the card it was, but inside the viewport at every
 * edge; in the middle on a phone. A card higher than the viewport starts at its top margin and scrolls.
 */
export const placeLifted = (anchor: Box, size: Size, viewport: Size) => {
  const isPhone = viewport.width < breakpoints.sm;
  const centre = isPhone ? viewport.width / 2 : anchor.left + anchor.width / 2;
  const middle = isPhone ? viewport.height / 2 : anchor.top + anchor.height / 2;
  return {
    left: within(centre - size.width / 2, LIFTED_MARGIN, Math.max(LIFTED_MARGIN, viewport.width - LIFTED_MARGIN - size.width)),
    top: within(middle - size.height / 2, LIFTED_MARGIN, Math.max(LIFTED_MARGIN, viewport.height - LIFTED_MARGIN - size.height)),
  };
};

/**
 * The transform that lays the lifted card back on the card it was, picture exactly on picture: its own
 * stands at its top, as wide as it is itself less the padding.
 */
export const liftFrom = (picture: Box, placed: { left: number; top: number }, width: number) => {
  const scale = picture.width / (width - 2 * LIFTED_PADDING);
  return { scale, x: picture.left - placed.left - LIFTED_PADDING * scale, y: picture.top - placed.top - LIFTED_PADDING * scale };
};

const viewportNow = () => ({
  width: document.documentElement.clientWidth,
  height: Math.min(window.innerHeight, window.visualViewport?.height ?? Infinity),
});

/** The card's box, and that of its picture: the one says where to stand, the other where to rise from. */
const boxesOf = (anchor: HTMLElement) => {
  const card = anchor.getBoundingClientRect();
  const picture = anchor.querySelector('[data-picture]')?.getBoundingClientRect() ?? card;
  // Around the picture's centre, not the middle of a row as wide as the page.
  return { card: new DOMRect(picture.left, card.top, picture.width, card.height), picture };
};

/** Height in px with its fraction, and without the transform that it rises with. */
const layoutHeight = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).height);

/** The place of the lifted card as CSS, kept right while the window turns and the picker grows. */
export const useLiftedPlace = (panel: RefObject<HTMLElement | null>, anchor: HTMLElement): CSSProperties | undefined => {
  const [style, setStyle] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    let from = boxesOf(anchor);
    const place = () => {
      if (anchor.isConnected) from = boxesOf(anchor);
      const viewport = viewportNow();
      const width = liftedWidth(from.picture.width, viewport);
      element.style.setProperty('width', `${width}px`);
      const placed = placeLifted(from.card, { width, height: layoutHeight(element) }, viewport);
      const { scale, x, y } = liftFrom(from.picture, placed, width);
      setStyle({ ...placed, width, '--lift-from': `translate(${x}px, ${y}px) scale(${scale})` } as CSSProperties);
    };
    const listening = new AbortController();
    const resized = new ResizeObserver(place);
    resized.observe(element);
    window.addEventListener('resize', place, listening);
    window.visualViewport?.addEventListener('resize', place, listening);
    place();
    return () => {
      listening.abort();
      resized.disconnect();
    };
  }, [panel, anchor]);
  return style;
};
