import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useMemo } from 'react';
import { useController } from 'react-hook-form';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { UnsavedPlaceProvider, useUnsaved } from '../../overlays/FormDialog/unsaved.ts';
import { LazyFormDialog } from '../../overlays/FormDialog/LazyFormDialog.tsx';
import { LazyConfirmDialog } from '../../overlays/ConfirmDialog/LazyConfirmDialog.tsx';
import { clashText, formText } from '../../nl/forms.ts';
import { CheckField } from '../record/CheckField.tsx';
import { ClashPanel, type Clash } from '../record/ClashPanel.tsx';
import { IdsField } from '../record/IdsField.tsx';
import type { Lookup } from '../record/lookup.ts';
import type { ServerErrors } from '../record/serverErrors.ts';
import { useRecordForm } from '../record/useRecordForm.ts';
import { LazyRichTextEditor } from '../RichTextEditor/LazyRichTextEditor.tsx';
import { Failure, Last, Pair, Panel } from './ProductForm.styles.ts';
import { emptyProduct, productSchema, type ProductValues } from './productSchema.ts';

export interface ProductFormProps {
  /** The form's id in the document: the buttons of `ProductFormActions` stand outside of it. */
  id: string;
  /** The product exists: what is wrong with it is said at once. */
  isExisting?: boolean;
  /** Where the form begins; what is left out begins empty. Fields that nobody touched follow when it is read anew. */
  defaultValues?: Partial<ProductValues>;
  /** What there is to choose from. Without `customers` the customer is not asked, and not required (specification §5). */
  lookups: { customers?: Lookup; categories: Lookup; tags: Lookup; materials: Lookup };
  /** Saves; `base` is what each field said when it was first changed. While its promise is open the form cannot be sent; when it rejects the form keeps its values. */
  onSubmit: (values: ProductValues, base: ProductValues) => Promise<void> | void;
  /** It is saved: the page may go. */
  onSaved?: () => void;
  /** The form can be sent, or cannot: for the button outside. */
  onValidityChange?: (isValid: boolean) => void;
  /** It is being saved: for the button outside. */
  onPendingChange?: (isPending: boolean) => void;
  /** False: the product has no media yet, so 'Zichtbaar' is a wish for later, and says so (specification §4). */
  hasMedia?: boolean;
  /** Somebody else changed the same fields meanwhile: what to keep is asked before it is saved. */
  clash?: Clash;
  /** Why it was not saved, in the server's words. */
  serverError?: string;
  /** The server's complaints by field. */
  serverErrors?: ServerErrors;
}

/** A product's own fields, as a panel of the product edit screen (specification §2). */
export const ProductForm = ({
  id, isExisting, defaultValues, lookups, onSubmit, onSaved, onValidityChange, onPendingChange, hasMedia = true, clash, serverError, serverErrors,
}: ProductFormProps) => {
  const isCustomerShown = lookups.customers !== undefined;
  const resolver = useMemo(() => yupResolver(productSchema(isCustomerShown)), [isCustomerShown]);
  const record = useRecordForm<ProductValues>({
    resolver, defaultValues: { ...emptyProduct, ...defaultValues }, isExisting, onSubmit, onSaved, serverError, serverErrors,
  });
  const { control, error, field, isDirty, isPending, canSubmit } = record;
  const { field: description } = useController({ control, name: 'description' });
  const unsaved = useUnsaved({ isDirty, isSaving: isPending, read: record.draft });

  useEffect(() => onValidityChange?.(canSubmit), [canSubmit, onValidityChange]);
  useEffect(() => onPendingChange?.(isPending), [isPending, onPendingChange]);

  return (
    <>
      <Panel id={id} noValidate onSubmit={event => record.submit(event, unsaved.settle)} aria-busy={isPending || undefined}>
        <Failure>{record.generalError}</Failure>
        <TextField {...field('name')} label={formText.name} autoComplete="off" keepsMessageRoom />
        {lookups.customers && <IdsField control={control} name="customerId" lookup={lookups.customers} label={formText.customer} error={error('customerId')} keepsMessageRoom />}
        <Pair>
          <TextField {...field('erpId')} label={formText.erpId} autoComplete="off" spellCheck={false} isOptional keepsMessageRoom />
          <TextField {...field('ammount')} label={formText.amount} autoComplete="off" inputMode="numeric" isOptional keepsMessageRoom />
          <TextField {...field('formatOpen')} label={formText.formatOpen} autoComplete="off" isOptional keepsMessageRoom />
          <TextField {...field('formatClosed')} label={formText.formatClosed} autoComplete="off" isOptional keepsMessageRoom />
        </Pair>
        <IdsField control={control} name="categoryIds" lookup={lookups.categories} label={formText.categories} error={error('categoryIds')} isMultiple isOptional keepsMessageRoom />
        <IdsField control={control} name="tagIds" lookup={lookups.tags} label={formText.tags} error={error('tagIds')} isMultiple isOptional keepsMessageRoom />
        <IdsField control={control} name="materialIds" lookup={lookups.materials} label={formText.materials} error={error('materialIds')} isMultiple isOptional keepsMessageRoom />
        <LazyRichTextEditor
          id={`${id}-description`}
          label={formText.description}
          value={description.value}
          onChange={description.onChange}
          onBlur={description.onBlur}
          error={error('description')}
          isOptional
        />
        <Last>
          <CheckField
            control={control}
            name="isVisible"
            label={formText.isVisible}
            description={hasMedia ? undefined : formText.needsMedia}
          />
        </Last>
      </Panel>
      {unsaved.isAsking && <LazyConfirmDialog text={formText.leave} onConfirm={() => unsaved.answer(true)} onCancel={() => unsaved.answer(false)} />}
      {clash && (
        // Nothing is typed in it: the page stays the one form in its place.
        <UnsavedPlaceProvider value={undefined}>
          <LazyFormDialog title={clashText.title} isDirty={false} onClose={clash.onCancel} interruption={{ content: <ClashPanel {...clash} />, onLeave: clash.onCancel }} size="wide">{null}</LazyFormDialog>
        </UnsavedPlaceProvider>
      )}
    </>
  );
};
