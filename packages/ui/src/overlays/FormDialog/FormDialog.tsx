import { Fragment, useEffect, useRef, type FormEvent, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { Button } from '../../controls/Button/Button.tsx';
import { formText } from '../../nl/forms.ts';
import { Body } from '../Dialog/Dialog.styles.ts';
import { Dialog, type DialogSize } from '../Dialog/Dialog.tsx';
import { useUnsaved } from './unsaved.ts';
import { focusFirstField, useInert } from './useInert.ts';

/** A question in the place of a form. */
export interface FormInterruption {
  /** The question with its own buttons; it takes the focus itself. */
  content: ReactNode;
  /** Back to the form unanswered: by Escape, 'Sluiten' or a press outside. */
  onLeave: () => void;
}

export interface FormDialogProps {
  /** What is made or changed, such as 'Tag aanpassen'. */
  title: string;
  /** The fields. */
  children: ReactNode;
  /** Something was typed or chosen: closing asks first. */
  isDirty: boolean;
  /** What is said of it then; that it is not saved yet, without it. */
  unsavedText?: string;
  /** What would be lost by closing: plain data and files, no passwords. It outlives a crash; nothing is kept without it. */
  draft?: () => object | undefined;
  /** It is being saved: nothing closes it. */
  isPending?: boolean;
  /** That takes long: it may be closed meanwhile, and who does so is told how it ended. */
  isSlow?: boolean;
  /** The same by now, whatever is drawn: also when it is gone from the screen. `isPending` without it. */
  isSaving?: () => boolean;
  /** What stands in it acts while it is being saved: an upload can be stopped. */
  isLive?: boolean;
  /** It may go: nothing was typed, or the person gives it up. */
  onClose: () => void;
  /** The form is sent, by its button or by Enter. `end` says how that ended: once it is saved nothing of it is kept. */
  onSubmit?: (event: FormEvent<HTMLFormElement>, end: (isSaved: boolean) => void) => void;
  /** 'Opslaan' for what exists, 'Toevoegen' for what is new. */
  submitLabel?: string;
  /** A rule is broken: the form cannot be sent. */
  isSubmitDisabled?: boolean;
  /** Why it was not saved, in the server's words. Always in sight, above the buttons. */
  error?: string;
  /** A question that must be answered before it can be saved: takes the place of fields and buttons, which wait behind it. */
  interruption?: FormInterruption;
  /** How wide it is: `medium` by itself. */
  size?: DialogSize;
}

/** Inside the dialog, so that its effect runs once the fields stand in the document, and again once they are back. */
const FirstFieldFocus = ({ body, isAway }: { body: RefObject<HTMLElement | null>; isAway: boolean }) => {
  useEffect(() => { if (!isAway) focusFirstField(body.current); }, [body, isAway]);
  return null;
};

const Question = styled.p`
  flex: 0 0 100%;
  margin-bottom: var(--space-1);
  font-weight: var(--weight-medium);
`;

const nothing = () => undefined;

/** The shell of every form in a modal (specification §2). Mounted is open. What was typed is never dropped unasked. */
export const FormDialog = ({
  title, children, isDirty, unsavedText = formText.unsaved, draft = nothing, isPending = false, isSlow = false, isSaving = () => isPending, isLive = false, onClose, onSubmit, submitLabel = formText.save, isSubmitDisabled, error, interruption, size = 'medium',
}: FormDialogProps) => {
  const body = useRef<HTMLDivElement>(null);
  const unsaved = useUnsaved({ isDirty, isSaving, read: draft, onLeave: onClose });
  const isInterrupted = interruption !== undefined;
  const isAsking = unsaved.isAsking && !isPending && !isInterrupted;
  // What is typed while it is being saved would not be sent.
  const isInert = isAsking || (isPending && !isLive);
  // The safe answer, or what sends it.
  const refuge = useRef<HTMLButtonElement>(null);
  useInert(body, isInert, () => refuge.current);
  const keepWorking = () => unsaved.answer(false);
  const request = () => {
    if (interruption) return interruption.onLeave();
    if (isPending) return isSlow ? onClose() : undefined;
    return unsaved.request();
  };
  // Each has buttons of its own: 'Annuleer' does not become an answer.
  const buttons = isAsking ? (
    <Fragment key="asking">
      <Question role="alert">{unsavedText}</Question>
      <Button variant="quiet" onClick={() => unsaved.answer(true)}>{formText.discard}</Button>
      <Button ref={refuge} onClick={keepWorking}>{formText.keepWorking}</Button>
    </Fragment>
  ) : (
    <>
      {isSlow && <Question role="status">{formText.slow}</Question>}
      <Button variant="quiet" aria-disabled={isPending && !isSlow} onClick={request}>{isSlow ? formText.close : formText.cancel}</Button>
      <Button ref={refuge} type="submit" disabled={isSubmitDisabled && !isPending} isPending={isPending}>{submitLabel}</Button>
    </>
  );
  return (
    <Dialog
      title={title}
      size={size}
      error={error}
      isBusy={isPending && !isSlow && !isInterrupted}
      isAsking={isAsking}
      footer={isInterrupted ? undefined : buttons}
      onClose={isAsking ? keepWorking : request}
      // What is being saved goes on without its form.
      onBack={isPending && !isInterrupted ? onClose : undefined}
      onSubmit={event => { if (!isPending && !isAsking && !isInterrupted) onSubmit?.(event, unsaved.end); }}
    >
      {interruption?.content}
      <Body ref={body} inert={isInert} hidden={isInterrupted}>{children}</Body>
      <FirstFieldFocus body={body} isAway={isInterrupted} />
    </Dialog>
  );
};
