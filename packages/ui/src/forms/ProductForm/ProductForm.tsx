import { yupResolver } from '@hookform/resolvers/yup';
import { useImperativeHandle, useLayoutEffect, useMemo, useRef, type ReactNode, type Ref } from 'react';
import { useController } from 'react-hook-form';
import { sendIncomplete } from '../../gestures/sendIncomplete.ts';
import { formText } from '../../nl/forms.ts';
import { LazyConfirmDialog } from '../../overlays/ConfirmDialog/LazyConfirmDialog.ts';
import { Closing } from '../../overlays/Dialog/Closing.tsx';
import { useUnsaved } from '../../overlays/FormDialog/unsaved.ts';
import { useInert } from '../../overlays/FormDialog/useInert.ts';
import { CheckField, IdsField, NumberLine, TextLine, type Lookup } from '../record/fields.tsx';
import { LazyClashDialog } from '../lazyForms.tsx';
import type { RecordSaving } from '../record/RecordDialog.tsx';
import { unsavedText, useIsDirty, useRecordForm, type RecordForm } from '../record/useRecordForm.ts';
import { LazyRichTextEditor } from '../RichTextEditor/LazyRichTextEditor.tsx';
import { Failure, Last, Pair, Panel } from './ProductForm.styles.ts';
import { ProductEditLayout } from './ProductEditLayout.tsx';
import { productSchema, type ProductValues } from './productSchema.ts';

const resolver = yupResolver(productSchema);
const empty = productSchema.getDefault();

export interface ProductFormProps extends RecordSaving<ProductValues> {
  /** The heading of the page, beside the buttons. */
  header?: ReactNode;
  /** The form's id in the document: buttons that send it stand outside of it. */
  id: string;
  /** The product exists: what is wrong with it is said at once. */
  isExisting?: boolean;
  /** Where the form begins; what is left out begins empty. Fields that nobody touched follow when it is read anew. */
  defaultValues?: Partial<ProductValues>;
  /** What there is to choose from. */
  lookups: { customers: Lookup; categories: Lookup; tags: Lookup; materials: Lookup };
  /** It is saved: the page may go. */
  onSaved?: () => void;
  /** The page is left without saving. */
  onCancel: () => void;
  /** It is to be saved, and the next product of the list follows; absent without one. Called before the form is sent. */
  onSaveAndNext?: (() => void) | undefined;
  /** False: the product has no media yet, so 'Zichtbaar' is a wish for later, and says so (specification §4). */
  hasMedia?: boolean;
  /** The media of the product, beside the form; told whether the form can be sent, and is being saved. */
  renderMedia: (record: { canSubmit: boolean; isPending: boolean }) => ReactNode;
}

/** Asks before what was typed is dropped: by itself, so that the whole form is not drawn anew for it. Its handle says how saving ended. */
const LeaveQuestion = ({ record, ref }: { record: RecordForm<ProductValues>; ref: Ref<(isSaved: boolean) => void> }) => {
  const { isAsking, answer, end } = useUnsaved({ isDirty: useIsDirty(record), isSaving: record.isSaving, read: record.draft });
  useImperativeHandle(ref, () => end);
  return <Closing>{isAsking && <LazyConfirmDialog tone="danger" text={formText.leave(unsavedText(record))} onConfirm={() => answer(true)} onCancel={() => answer(false)} />}</Closing>;
};

/** Its text: by itself, so that the whole form is not drawn anew for each key. */
const Description = ({ id, record }: { id: string; record: RecordForm<ProductValues> }) => {
  const { field: { value, onChange, onBlur } } = useController({ control: record.control, name: 'description' });
  return <LazyRichTextEditor {...{ id, value, onChange, onBlur }} label={formText.description} error={record.error('description')} isOptional />;
};

/** The product edit screen: its buttons, the product's own fields on a panel, and its media (specification §2). */
export const ProductForm = ({ header, id, isExisting, unanswered, defaultValues, lookups, onSubmit, onSaved, onCancel, onSaveAndNext, hasMedia = true, renderMedia, clash, serverError, serverErrors }: ProductFormProps) => {
  const record = useRecordForm<ProductValues>({
    resolver, defaultValues: { ...empty, ...defaultValues }, isExisting, unanswered, onSubmit, onSaved, isDeciding: clash !== undefined, serverError, serverErrors,
  });
  const { isPending, isSlow, canSubmit, generalError } = record;
  const failure = useRef<HTMLDivElement>(null);
  // The buttons stay in sight, and the top of the form does not. A field that is complained of has the focus after it.
  useLayoutEffect(() => { if (generalError) failure.current?.scrollIntoView({ block: 'center' }); }, [generalError]);
  const end = useRef<(isSaved: boolean) => void>(null);
  const panel = useRef<HTMLFormElement>(null);
  // What is typed while it is being saved would not be sent.
  useInert(panel, isPending, () => document.querySelector<HTMLElement>(`button[form="${id}"][aria-busy]`));
  // Typing does not draw it anew: it is the most there is on the page.
  const media = useMemo(() => renderMedia({ canSubmit, isPending }), [renderMedia, canSubmit, isPending]);
  return (
    <>
      <ProductEditLayout
        header={header}
        formId={id}
        {...{ canSubmit, isPending, isSlow, onCancel, onSaveAndNext }}
        media={media}
        form={(
          <Panel
            ref={panel}
            id={id}
            noValidate
            inert={isPending}
            aria-busy={isPending || undefined}
            // As it is now: once the form is gone, nothing would be in its place.
            onSubmit={event => record.submit(event, end.current ?? undefined)}
            onKeyDown={sendIncomplete}
            // A field that was partly in sight may have taken the focus beneath the bar.
            onKeyUp={({ key, target }) => { if (key === 'Tab') (target as Element).scrollIntoView({ block: 'nearest' }); }}
          >
            <Failure ref={failure}>{generalError}</Failure>
            <TextLine record={record} name="name" label={formText.name} />
            <IdsField record={record} name="customerId" lookup={lookups.customers} label={formText.customer} />
            <Pair>
              <TextLine record={record} name="erpId" label={formText.erpId} spellCheck={false} isOptional />
              <NumberLine record={record} name="ammount" label={formText.amount} isOptional />
              <TextLine record={record} name="formatOpen" label={formText.formatOpen} isOptional />
              <TextLine record={record} name="formatClosed" label={formText.formatClosed} isOptional />
            </Pair>
            <IdsField record={record} name="categoryIds" lookup={lookups.categories} label={formText.categories} isMultiple isOptional />
            <IdsField record={record} name="tagIds" lookup={lookups.tags} label={formText.tags} isMultiple isOptional />
            <IdsField record={record} name="materialIds" lookup={lookups.materials} label={formText.materials} isMultiple isOptional />
            <Description id={`${id}-description`} record={record} />
            <Last><CheckField record={record} name="isVisible" label={formText.isVisible} description={hasMedia ? undefined : formText.needsMedia} /></Last>
          </Panel>
        )}
      />
      <LeaveQuestion ref={end} record={record} />
      {clash && <LazyClashDialog {...clash} />}
    </>
  );
};
