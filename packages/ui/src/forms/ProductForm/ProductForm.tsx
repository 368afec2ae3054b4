import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useMemo } from 'react';
import { useController } from 'react-hook-form';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { useUnloadWarning } from '../../controls/FormDialog/useUnloadWarning.ts';
import { formText } from '../../nl/forms.ts';
import { CheckField } from '../record/CheckField.tsx';
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
  /** The id of the product that `defaultValues` come from: only another one resets the form, a background refetch does not. */
  recordId?: number | string;
  /** Where the form begins; what is left out begins empty. */
  defaultValues?: Partial<ProductValues>;
  /** What there is to choose from. Without `customers` the customer is not asked, and not required (specification §5). */
  lookups: { customers?: Lookup; categories: Lookup; tags: Lookup; materials: Lookup };
  /** Saves. While its promise is open the form cannot be sent; when it rejects the form keeps its values. */
  onSubmit: (values: ProductValues) => Promise<void> | void;
  /** Something was changed, or nothing is any more (also after it was saved). */
  onDirtyChange?: (isDirty: boolean) => void;
  /** The form can be sent, or cannot: for the button outside. */
  onValidityChange?: (isValid: boolean) => void;
  /** It is being saved: for the button outside. */
  onPendingChange?: (isPending: boolean) => void;
  /** False: the product has no media, so it cannot be shown (specification §4). */
  hasMedia?: boolean;
  /** Why it was not saved, in the server's words. */
  serverError?: string;
  /** The server's complaints by field. */
  serverErrors?: ServerErrors;
}

/** A product's own fields, as a panel of the product edit screen (specification §2). */
export const ProductForm = ({
  id, recordId, defaultValues, lookups, onSubmit, onDirtyChange, onValidityChange, onPendingChange, hasMedia = true, serverError, serverErrors,
}: ProductFormProps) => {
  const isCustomerShown = lookups.customers !== undefined;
  const resolver = useMemo(() => yupResolver(productSchema(isCustomerShown)), [isCustomerShown]);
  const record = useRecordForm<ProductValues>({
    resolver, defaultValues: { ...emptyProduct, ...defaultValues }, recordKey: recordId === undefined ? undefined : String(recordId), onSubmit, serverError, serverErrors,
  });
  const { control, error, field, isDirty, isPending, canSubmit } = record;
  const { field: description } = useController({ control, name: 'description' });
  const { field: visible } = useController({ control, name: 'isVisible' });
  useUnloadWarning(isDirty);

  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);
  useEffect(() => onValidityChange?.(canSubmit), [canSubmit, onValidityChange]);
  useEffect(() => onPendingChange?.(isPending), [isPending, onPendingChange]);

  return (
    <Panel id={id} noValidate onSubmit={record.submit} aria-busy={isPending || undefined}>
      <Failure role="alert">{record.generalError}</Failure>
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
          disabled={!hasMedia && !visible.value}
        />
      </Last>
    </Panel>
  );
};
