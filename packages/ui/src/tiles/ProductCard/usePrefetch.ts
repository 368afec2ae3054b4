import { useEffect, useRef, type PointerEvent } from 'react';

/** How long a mouse must rest on a card before it counts as interest, in ms. */
const DWELL_MS = 80;

/** Calls back when a mouse rests on an element: its detail can be fetched before the click. */
export const usePrefetch = (onInterest: (() => void) | undefined) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!onInterest) return {};
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') timer.current = setTimeout(onInterest, DWELL_MS);
    },
    onPointerLeave: () => clearTimeout(timer.current),
  };
};
