import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../controls/Button/Button.tsx';
import { feedback } from '../nl/feedback.ts';
import { useOpenOverlay } from '../openOverlays.ts';
import { Card } from './PartFailure.styles.ts';

interface PartFailureDialogProps {
  /** Why the part is not there, with the button that tries again. */
  children: ReactNode;
  /** The way out, also by Escape and by Back. */
  onClose?: () => void;
}

/** Stands above the page for a dialog whose code did not come: the browser's own, since the code of ours may be what is missing. */
export const PartFailureDialog = ({ children, onClose }: PartFailureDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current!;
    const cameFrom = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (cameFrom instanceof HTMLElement) cameFrom.focus();
    };
  }, []);
  useOpenOverlay(() => onClose?.());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // The browser would close it by itself, way out or not.
      event.preventDefault();
      onClose?.();
    } else if (event.key === 'Tab') {
      const buttons = [...dialog.current!.querySelectorAll('button')];
      const [first, last] = event.shiftKey ? [buttons.at(-1), buttons[0]] : [buttons[0], buttons.at(-1)];
      if (document.activeElement !== last) return;
      // Not to the browser's own buttons.
      event.preventDefault();
      first?.focus();
    }
  };
  return createPortal(
    // What is about to leave from above the page makes it inert without the mark.
    <Card ref={dialog} data-react-aria-top-layer="true" role="alertdialog" aria-modal aria-label={feedback.partFailedTitle} onKeyDown={onKeyDown} onCancel={event => event.preventDefault()}>
      {children}
      {onClose && <Button variant="quiet" onClick={onClose}>{feedback.close}</Button>}
    </Card>,
    document.body,
  );
};
