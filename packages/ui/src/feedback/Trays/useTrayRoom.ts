import { useLayoutEffect, type RefObject } from 'react';

/** Everything that may stand at the bottom. */
const places = new Set<HTMLElement>();

const tellRoom = () => {
  const { style } = document.documentElement;
  // What holds nothing takes no room, wherever it hangs.
  const rooms = [...places].filter(place => place.offsetHeight > 0).map(place => Math.ceil(window.innerHeight - place.getBoundingClientRect().top));
  if (rooms.length > 0) style.setProperty('--tray-room', `${Math.max(...rooms)}px`);
  else style.removeProperty('--tray-room');
};

/**
 * Tells the page how much room the trays or a bar take at the bottom, in `--tray-room` on the root (px): toasts stand above
 * it, the page can be scrolled clear of it, and whatever sticks to the bottom stays above it.
 * @param isBar it stands along the whole bottom: trays stand above it, by `--bar-room`
 */
export const useTrayRoom = (place: RefObject<HTMLElement | null>, isBar = false) => {
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (isBar) style.setProperty('--bar-room', `${Math.ceil(window.innerHeight - element.getBoundingClientRect().top)}px`);
      tellRoom();
    });
    places.add(element);
    observer.observe(element);
    return () => {
      observer.disconnect();
      places.delete(element);
      if (isBar) style.removeProperty('--bar-room');
      tellRoom();
    };
  }, [place, isBar]);
};
