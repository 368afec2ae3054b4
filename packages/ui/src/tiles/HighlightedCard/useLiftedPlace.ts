import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';
import { liftedWidth, liftFrom, placeLifted } from './placeLifted.ts';

const viewportNow = () => ({
  width: document.documentElement.clientWidth,
  height: Math.min(window.innerHeight, window.visualViewport?.height ?? Infinity),
});

/** The card's box, and that of its picture: the one says where to stand, the other where to rise from. */
const boxesOf = (anchor: DOMRect | HTMLElement) => {
  if (!(anchor instanceof HTMLElement)) return { card: anchor, picture: anchor };
  const card = anchor.getBoundingClientRect();
  const picture = anchor.querySelector('[data-picture]')?.getBoundingClientRect() ?? card;
  // Around the picture's centre, not the middle of a row as wide as the page.
  return { card: new DOMRect(picture.left, card.top, picture.width, card.height), picture };
};

/** Height in px with its fraction, and without the transform that it rises with. */
const layoutHeight = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).height);

/** The place of the lifted card as CSS, kept right while the window turns and the picker grows. */
export const useLiftedPlace = (panel: RefObject<HTMLElement | null>, anchor: DOMRect | HTMLElement): CSSProperties | undefined => {
  const [style, setStyle] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    let from = boxesOf(anchor);
    const place = () => {
      if (anchor instanceof HTMLElement && anchor.isConnected) from = boxesOf(anchor);
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
