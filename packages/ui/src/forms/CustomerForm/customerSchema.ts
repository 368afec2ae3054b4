import { object, type InferType } from 'yup';
import { formRules } from '../../nl/forms.ts';
import { shortText, visibleText } from '../rules/visibleText.ts';

/** The rules of a customer (specification §5). */
export const customerSchema = object({
  name: visibleText(formRules.customerName),
  erpId: visibleText(formRules.customerCode),
  contact: shortText(),
});

export type CustomerValues = InferType<typeof customerSchema>;

/** A new customer. */
export const emptyCustomer: CustomerValues = { name: '', erpId: '', contact: '' };
