import { useEffect, useEffectEvent, useState } from 'react';

interface FocusReturnProps {
  /** What gets the focus, instead of what had it before: it stands in sight. */
  to?: HTMLElement | null;
  /** False where it was opened by finger or mouse: there is no ring then, which Chromium draws where no press came before. */
  isByKeyboard?: boolean;
  /** The modal is gone, and whatever has the focus keeps it. */
  onReturned?: (() => void) | undefined;
}

/**
 * Gives the focus back, after the modal in the document and in order: react-aria does so in the next frame, and when a
 * modal closes by itself the page may still be inert then.
 */
export const FocusReturn = ({ to, isByKeyboard = true, onReturned }: FocusReturnProps) => {
  const [goal] = useState(() => to ?? document.activeElement);
  const giveBack = useEffectEvent(() => {
    if (document.activeElement === document.body && goal instanceof HTMLElement) goal.focus({ preventScroll: goal === to, ...(!isByKeyboard && { focusVisible: false }) });
    // What follows may draw the page anew, and react-aria would take the focus for lost within this frame.
    if (onReturned) requestAnimationFrame(() => requestAnimationFrame(onReturned));
  });
  useEffect(() => giveBack, []);
  return null;
};
