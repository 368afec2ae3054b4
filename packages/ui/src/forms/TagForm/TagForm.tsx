import { formRules } from '../../nl/forms.ts';
import { NameForm } from '../NameForm/NameForm.tsx';
import type { NameValues } from '../NameForm/nameSchema.ts';
import type { RecordFormProps } from '../record/RecordDialog.tsx';

/** 'Tag aanpassen' / 'Nieuwe tag' (specification §2). Use it through `LazyTagForm`. */
export const TagForm = (props: RecordFormProps<NameValues>) => <NameForm {...props} requiredMessage={formRules.tagName} />;
