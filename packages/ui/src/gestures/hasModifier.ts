import type { KeyboardEvent, MouseEvent } from 'react';

/** A key is held beside it: the browser has its own meaning for that, such as another tab. */
export const hasModifier = (event: MouseEvent | KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Takes a press on a link over; with a key beside it, it stays the browser's. */
export const takeOver = (act: () => unknown) => (event: MouseEvent): void => {
  if (hasModifier(event)) return;
  event.preventDefault();
  act();
};
