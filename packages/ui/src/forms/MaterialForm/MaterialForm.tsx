import { formRules } from '../../nl/forms.ts';
import { NameForm } from '../NameForm/NameForm.tsx';
import type { NameValues } from '../NameForm/nameSchema.ts';
import type { RecordFormProps } from '../record/RecordDialog.tsx';

/** 'Materiaal aanpassen' / 'Nieuw materiaal' (specification §2). Use it through `LazyMaterialForm`. */
export const MaterialForm = (props: RecordFormProps<NameValues>) => <NameForm {...props} requiredMessage={formRules.materialName} />;
