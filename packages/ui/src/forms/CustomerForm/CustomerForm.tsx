import { yupResolver } from '@hookform/resolvers/yup';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { formText } from '../../nl/forms.ts';
import { RecordDialog, type RecordFormProps } from '../record/RecordDialog.tsx';
import { useRecordForm } from '../record/useRecordForm.ts';
import { customerSchema, emptyCustomer, type CustomerValues } from './customerSchema.ts';

export type CustomerFormProps = RecordFormProps<CustomerValues>;

const resolver = yupResolver(customerSchema);

/** 'Customer aanpassen' / 'Nieuwe customer' (specification §2). Use it through `LazyCustomerForm`. */
export const CustomerForm = ({ title, defaultValues, onSubmit, onClose, isEditing, clash, serverError, serverErrors }: CustomerFormProps) => {
  const record = useRecordForm({ resolver, defaultValues: { ...emptyCustomer, ...defaultValues }, isExisting: isEditing, onSubmit, onSaved: onClose, serverError, serverErrors });
  return (
    <RecordDialog {...{ record, title, onClose, isEditing, clash }}>
      <TextField {...record.field('name')} label={formText.name} autoComplete="off" keepsMessageRoom />
      <TextField {...record.field('erpId')} label={formText.customerCode} autoComplete="off" spellCheck={false} keepsMessageRoom />
      <TextField {...record.field('contact')} label={formText.contact} autoComplete="off" isOptional keepsMessageRoom />
    </RecordDialog>
  );
};
