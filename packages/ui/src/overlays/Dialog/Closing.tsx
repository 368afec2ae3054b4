import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useOpenOverlay } from '../../openOverlays.ts';
import { painted } from '../../useAnswer.ts';

const IsClosing = createContext(false);

/** Whether the dialog is on its way out. */
export const useIsClosing = (): boolean => use(IsClosing);

/** A dialog is open, whichever, and not on its way out: see `useOpenOverlay`. */
export const OpenOverlay = ({ onBack }: { onBack: () => void }) => {
  useOpenOverlay(onBack, !useIsClosing());
  return null;
};

/**
 * Lets a dialog go from sight in the frame of the press that closes it, and takes it away after that frame: the page
 * behind it, which answers again by then, is styled anew as a whole.
 * @param children the dialog; nothing once it is closed
 */
export const Closing = ({ children }: { children: ReactNode }) => {
  const [kept, setKept] = useState(children);
  if (children && children !== kept) setKept(children);
  const isClosing = !children && Boolean(kept);
  useEffect(() => {
    if (!isClosing) return undefined;
    let isOver = false;
    // At once, with its effects: else the focus is nowhere until React comes to giving it back.
    void painted().then(() => { if (!isOver) flushSync(() => setKept(null)); });
    return () => { isOver = true; };
  }, [isClosing]);
  return <IsClosing value={isClosing}>{children || kept}</IsClosing>;
};
