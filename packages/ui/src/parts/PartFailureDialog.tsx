import { FloatingFocusManager, FloatingPortal, useFloating } from '@floating-ui/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../controls/Button/Button.tsx';
import { feedback } from '../nl/feedback.ts';
import { Backdrop, Card } from './PartFailure.styles.ts';

interface PartFailureDialogProps {
  /** Why the part is not there, with the button that tries again. */
  children: ReactNode;
  /** The way out, also by Escape. */
  onClose?: () => void;
}

/** Stands above the page for a dialog whose code did not come; no dialog of react-aria, whose code may be what is missing. */
export const PartFailureDialog = ({ children, onClose }: PartFailureDialogProps) => {
  const { refs, context } = useFloating({ open: true });
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose?.();
  };
  return (
    <FloatingPortal>
      <Backdrop lockScroll>
        <FloatingFocusManager context={context}>
          <Card ref={refs.setFloating} role="alertdialog" aria-modal aria-label={feedback.partFailedTitle} onKeyDownCapture={onEscape}>
            {children}
            {onClose && <Button variant="quiet" onClick={onClose}>{feedback.close}</Button>}
          </Card>
        </FloatingFocusManager>
      </Backdrop>
    </FloatingPortal>
  );
};
