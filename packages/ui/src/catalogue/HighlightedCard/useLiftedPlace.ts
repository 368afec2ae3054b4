import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';
import { liftedWidth, liftFrom, placeLifted } from './placeLifted.ts';

const viewportNow = () => ({
  width: document.documentElement.clientWidth,
  height: Math.min(window.innerHeight, window.visualViewport?.height ?? Infinity),
});

/** Height in px with its fraction, and without the transform that it rises with. */
const layoutHeight = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).height);

/** The place of the lifted card as CSS, kept right while the window turns and the picker grows. */
export const useLiftedPlace = (panel: RefObject<HTMLElement | null>, anchor: DOMRect | HTMLElement): CSSProperties => {
  const [style, setStyle] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    let from = anchor instanceof HTMLElement ? anchor.getBoundingClientRect() : anchor;
    const place = () => {
      if (anchor instanceof HTMLElement && anchor.isConnected) from = anchor.getBoundingClientRect();
      const viewport = viewportNow();
      const width = liftedWidth(viewport);
      const placed = placeLifted(from, { width, height: layoutHeight(element) }, viewport);
      const { scale, x, y } = liftFrom(from, placed, width);
      setStyle({ ...placed, '--lift-from': `translate(${x}px, ${y}px) scale(${scale})` } as CSSProperties);
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
