import { useLayoutEffect, useRef, useState } from 'react';

interface ClosingOptions {
  isDirty: boolean;
  isPending: boolean;
  onClose: () => void;
}

/** Closing asks first when something was typed, and waits while it is being saved. */
export const useClosing = ({ isDirty, isPending, onClose }: ClosingOptions) => {
  const [isAsking, setAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  // The body cannot be reached while it asks: the focus waits on the safe answer, and then goes back.
  useLayoutEffect(() => {
    if (isAsking) keep.current?.focus();
    else if (cameFrom.current) {
      if (cameFrom.current.isConnected) cameFrom.current.focus();
      cameFrom.current = null;
    }
  }, [isAsking]);

  const ask = () => {
    if (isAsking) return keep.current?.focus();
    cameFrom.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    return setAsking(true);
  };
  return {
    isAsking: isAsking && !isPending,
    /** Goes on the button that keeps working. */
    keep,
    /** By Escape, a press outside, 'Sluiten' or 'Annuleer'. */
    request: () => {
      if (isPending) return;
      if (isDirty) ask();
      else onClose();
    },
    keepWorking: () => setAsking(false),
  };
};
