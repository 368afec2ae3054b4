import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormDialog, type FormDialogProps } from '../../overlays/FormDialog/FormDialog.tsx';
import { formText } from '../../nl/forms.ts';
import type { Observable } from '../../observable.ts';
import { ClashPanel, type Clash } from './ClashPanel.tsx';
import type { ServerErrors } from './serverErrors.ts';
import { unsavedText, useIsDirty, type RecordForm, type Unanswered } from './useRecordForm.ts';

/** How a form is saved, and what keeps it from being saved. */
export interface RecordSaving<Values> {
  /**
   * Saves; `base` is what each field said when the person began to change it. While its promise is open the form cannot
   * be sent. When it resolves the form closes, when it rejects the form stays, with its values.
   */
  onSubmit: (values: Values, base: Values) => Promise<void> | void;
  /** It is kept with what is typed. */
  unanswered?: Pick<Observable<Unanswered<Values> | undefined>, 'get' | 'subscribe'> | undefined;
  /** Somebody else changed the same fields meanwhile: what to keep is asked before it is saved. */
  clash?: Clash | undefined;
  /** The person is asked something else before it goes on, in front of the form. */
  isDeciding?: boolean;
  /** Why it was not saved, in the server's words. */
  serverError?: string;
  /** The server's complaints by field, in any capitals; those of no field of the form join `serverError`. */
  serverErrors?: ServerErrors;
}

/** What the form of a record in a modal is given. */
export interface RecordFormProps<Values> extends RecordSaving<Values> {
  /** The form may go: it is saved, or the person gave up what was typed. */
  onClose: () => void;
  /** Such as 'Tag aanpassen' or 'Nieuwe tag'. */
  title: string;
  /** Where the form begins; what is left out begins empty. */
  defaultValues?: Partial<Values>;
  /** What the person typed of it before, elsewhere. */
  typed?: Partial<Values> | undefined;
  /** The record exists: the button says 'Opslaan', and fields that only an existing record has appear. */
  isEditing?: boolean;
}

interface RecordDialogProps<Values extends FieldValues> extends Pick<RecordFormProps<Values>, 'title' | 'onClose' | 'isEditing' | 'clash'>, Pick<FormDialogProps, 'isLive'> {
  /** What `useRecordForm` gives. */
  record: RecordForm<Values>;
  /** Nothing that is worth keeping was changed: it may be closed unasked. */
  isEmpty?: boolean;
  /** The fields. */
  children: ReactNode;
  /** Another word than 'Opslaan' or 'Toevoegen'. */
  submitLabel?: string;
  /** `wide` where it shows a table. */
  size?: 'medium' | 'wide';
}

/** The form of one record in a modal: ties `useRecordForm` to the dialog. */
export const RecordDialog = <Values extends FieldValues>({ record, isEmpty = false, title, onClose, isEditing, clash, submitLabel, size = 'medium', isLive, children }: RecordDialogProps<Values>) => (
  <FormDialog
    title={title}
    onClose={onClose}
    onSubmit={record.submit}
    submitLabel={submitLabel ?? (isEditing ? formText.save : formText.add)}
    isDirty={useIsDirty(record) && !isEmpty}
    unsavedText={unsavedText(record)}
    draft={record.draft}
    interruption={clash && { content: <ClashPanel {...clash} />, onLeave: clash.onCancel }}
    // Two versions stand beside each other.
    size={clash ? 'wide' : size}
    isPending={record.isPending}
    // What acts while it is sent says by itself how far it is.
    isSlow={record.isSlow && !isLive}
    isSaving={record.isSaving}
    isLive={isLive}
    isSubmitDisabled={!record.canSubmit}
    error={record.generalError}
  >
    {children}
  </FormDialog>
);
