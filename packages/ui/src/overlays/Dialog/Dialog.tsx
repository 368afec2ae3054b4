import { X } from 'lucide-react';
import { createContext, memo, use, useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components';
import { FailureNotice } from '../../controls/FailureNotice/FailureNotice.ts';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { sendIncomplete } from '../../gestures/sendIncomplete.ts';
import { formText } from '../../nl/forms.ts';
import { useOpenOverlay } from '../../openOverlays.ts';
import { useStableCallback } from '../../useStableCallback.ts';
import { useIsClosing } from './Closing.tsx';
import { Dim, Failure, Foot, Head, Panel, Sheet } from './Dialog.styles.ts';
import { FocusReturn } from './FocusReturn.tsx';

/** How wide a dialog is, or where it stands. */
export type DialogSize = 'small' | 'medium' | 'wide' | 'side';

export interface DialogProps {
  /** Its heading, and its name. */
  title: string;
  /** What stands in it, mostly a `Body`. */
  children: ReactNode;
  /** Its buttons, in a row. */
  footer?: ReactNode;
  /** The footer is a question: it is set apart, and no press elsewhere answers it. */
  isAsking?: boolean;
  /** Why the last try failed. Always in sight, above the buttons. */
  error?: string;
  /** px: `small` 440 for a question, `medium` 520, `wide` 760; `side` is a panel at the right, on a phone a sheet from below. */
  size?: DialogSize;
  /** `alertdialog` for what must be answered: it has no 'Sluiten'. */
  role?: 'dialog' | 'alertdialog';
  /** The id of what is to be read with its name. */
  describedBy?: string;
  /** What it does is under way: nothing closes it. */
  isBusy?: boolean;
  /** Asked by 'Sluiten', by Escape and by a press outside. */
  onClose: () => void;
  /** Asked by Back, also while it is busy: who would leave the page is let go. As `onClose` without it. */
  onBack?: () => void;
  /** Sent by a button in it, or by Enter. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

const Contents = createContext<ReactNode>(null);
const Place = () => use(Contents);

/**
 * What a dialog stands in. It is not drawn anew with its contents: React Aria measures the page each time, and where that
 * grew or shrank beneath the dialog the whole of it would be styled anew, at a press or a key in it.
 */
const Frame = memo(({ size, role, describedBy, isBusy, onDismiss, onBack }: Pick<DialogProps, 'size' | 'role' | 'describedBy' | 'isBusy'> & { onDismiss: () => void; onBack: () => void }) => {
  const isClosing = useIsClosing();
  useOpenOverlay(onBack, !isClosing);
  const dim = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A keyboard comes up, or a device is turned: where one types stays in sight.
    const observer = new ResizeObserver(() => { if (dim.current?.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' }); });
    observer.observe(dim.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <Dim ref={dim} isOpen isDismissable={!isBusy} isKeyboardDismissDisabled={isBusy} data-size={size} data-closing={isClosing || undefined} onOpenChange={isOpen => { if (!isOpen) onDismiss(); }}>
      <Panel data-size={size}><AriaDialog role={role} aria-describedby={describedBy}><Place /></AriaDialog></Panel>
    </Dim>
  );
});

/** The shell of every modal dialog. Mounted is open; the focus stays in it and goes back to where it was. */
export const Dialog = ({ title, children, footer, isAsking, error, size = 'medium', role = 'dialog', describedBy, isBusy, onClose, onBack = onClose, onSubmit }: DialogProps) => {
  // A question is answered by its buttons, or by Escape: the second of two presses that asked it may be anywhere.
  const dismiss = useStableCallback(() => { if (!isAsking || window.event?.type === 'keydown') onClose(); });
  const back = useStableCallback(onBack);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React hands it on to a form that this dialog was opened from.
    event.stopPropagation();
    onSubmit?.(event);
  };
  const contents = (
    <Sheet noValidate onSubmit={submit} onKeyDown={sendIncomplete} aria-busy={isBusy || undefined}>
      <Head>
        <Heading slot="title" level={2}>{title}</Heading>
        {role === 'dialog' && <IconButton icon={X} label={formText.close} placement="bottom" isDisabled={isBusy} onClick={() => { if (!isAsking) onClose(); }} />}
      </Head>
      {children}
      <Failure><FailureNotice>{error}</FailureNotice></Failure>
      {footer && <Foot data-asking={isAsking || undefined}>{footer}</Foot>}
    </Sheet>
  );
  return (
    <>
      <Contents value={contents}><Frame size={size} role={role} describedBy={describedBy} isBusy={isBusy} onDismiss={dismiss} onBack={back} /></Contents>
      <FocusReturn />
    </>
  );
};
