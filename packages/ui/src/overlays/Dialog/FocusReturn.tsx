import { useEffect, useEffectEvent, useState } from 'react';
import { CONTENT_ID } from '../../constants.ts';

interface FocusReturnProps {
  /** Gives what gets the focus, instead of what had it before. It stands in sight, unless the window has another width by then. */
  to?: () => HTMLElement | null;
  /** False where it was opened by finger or mouse: there is no ring then, which Chromium draws where no press came before. */
  isByKeyboard?: boolean;
}

/**
 * Gives the focus back, after the modal in the document and in order: react-aria does so in the next frame, and when a
 * modal closes by itself the page may still be inert then.
 */
export const FocusReturn = ({ to, isByKeyboard = true }: FocusReturnProps) => {
  const [before] = useState(() => document.activeElement);
  const [width] = useState(() => window.innerWidth);
  const giveBack = useEffectEvent(() => {
    if (document.activeElement !== document.body) return;
    const goal = to ? to() : before;
    // A modal that came by itself on a fresh page took the focus from nothing.
    if (goal === document.body) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    else if (goal instanceof HTMLElement) goal.focus({ preventScroll: to !== undefined && window.innerWidth === width, ...(!isByKeyboard && { focusVisible: false }) });
  });
  useEffect(() => giveBack, []);
  return null;
};
