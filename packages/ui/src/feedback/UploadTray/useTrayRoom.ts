import { useLayoutEffect, type RefObject } from 'react';

/** Everything that stands at the bottom now. */
const trays = new Set<HTMLElement>();

const tellRoom = () => {
  const { style } = document.documentElement;
  const rooms = [...trays].map(tray => Math.ceil(window.innerHeight - tray.getBoundingClientRect().top));
  if (rooms.length > 0) style.setProperty('--tray-room', `${Math.max(...rooms)}px`);
  else style.removeProperty('--tray-room');
};

/**
 * Tells the page how much room a tray or a bar takes at the bottom, in `--tray-room` on the root (px): toasts stand above
 * it, the page can be scrolled clear of it, and whatever sticks to the bottom stays above it.
 * @param isBar it stands along the whole bottom: trays stand above it, by `--bar-room`
 */
export const useTrayRoom = (tray: RefObject<HTMLElement | null>, isEmpty: boolean, isBar = false) => {
  useLayoutEffect(() => {
    const element = tray.current;
    if (isEmpty || !element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (isBar) style.setProperty('--bar-room', `${Math.ceil(window.innerHeight - element.getBoundingClientRect().top)}px`);
      tellRoom();
    });
    trays.add(element);
    observer.observe(element);
    return () => {
      observer.disconnect();
      trays.delete(element);
      if (isBar) style.removeProperty('--bar-room');
      tellRoom();
    };
  }, [tray, isEmpty, isBar]);
};
