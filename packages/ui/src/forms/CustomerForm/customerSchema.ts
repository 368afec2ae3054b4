import { object, string, type InferType } from 'yup';
import { formRules } from '../../nl/forms.ts';

/** The rules of a customer (specification §5). */
export const customerSchema = object({
  name: string().trim().required(formRules.customerName),
  erpId: string().trim().required(formRules.customerCode),
  contact: string().trim().default(''),
});

export type CustomerValues = InferType<typeof customerSchema>;

/** A new customer. */
export const emptyCustomer: CustomerValues = { name: '', erpId: '', contact: '' };
