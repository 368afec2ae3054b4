import { useLayoutEffect, type RefObject } from 'react';

/**
 * Tells the page how much room the tray takes at the bottom, in `--tray-room` on the root (px): toasts stand above it,
 * the page can be scrolled clear of it, and whatever sticks to the bottom stays above it.
 */
export const useTrayRoom = (tray: RefObject<HTMLElement | null>, isEmpty: boolean) => {
  useLayoutEffect(() => {
    const element = tray.current;
    if (isEmpty || !element) return undefined;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => root.style.setProperty('--tray-room', `${Math.ceil(window.innerHeight - element.getBoundingClientRect().top)}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--tray-room');
    };
  }, [tray, isEmpty]);
};
