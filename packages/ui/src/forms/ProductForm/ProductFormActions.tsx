import { Button } from '../../controls/Button/Button.tsx';
import { formText } from '../../nl/forms.ts';

interface ProductFormActionsProps {
  /** The `id` of the product form. */
  formId: string;
  /** The form can be sent. */
  canSubmit: boolean;
  /** It is being saved. */
  isPending: boolean;
  /** The page is left without saving. */
  onCancel: () => void;
}

/** The buttons of the product form, for the bar of `ProductEditLayout`. */
export const ProductFormActions = ({ formId, canSubmit, isPending, onCancel }: ProductFormActionsProps) => (
  <>
    <Button variant="quiet" aria-disabled={isPending || undefined} onClick={() => { if (!isPending) onCancel(); }}>{formText.cancel}</Button>
    <Button type="submit" form={formId} disabled={!canSubmit && !isPending} isPending={isPending}>{formText.save}</Button>
  </>
);
