import { useEffect, useState } from 'react';

interface FocusReturnProps {
  /** What gets the focus, instead of what had it before. */
  to?: HTMLElement | null;
}

/**
 * Gives the focus back, after the modal in the document and in order: react-aria does so in the next frame, and when a
 * modal closes by itself the page may still be inert then.
 */
export const FocusReturn = ({ to }: FocusReturnProps) => {
  const [goal] = useState(() => to ?? document.activeElement);
  useEffect(() => () => { if (document.activeElement === document.body && goal instanceof HTMLElement) goal.focus(); }, [goal]);
  return null;
};
