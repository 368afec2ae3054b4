import { array, boolean, mixed, object, type InferType } from 'yup';
import { formRules } from '../../nl/formRules.ts';
import { amount } from '../rules/typedNumber.ts';
import { longText, shortText, visibleText } from '../rules/visibleText.ts';

const ids = () => array(mixed<number | string>().defined()).required().default([]);

/** The rule of a product's name (specification §5). */
export const productName = visibleText(formRules.productName).matches(/^[^_]*$/, formRules.noUnderscore);

/** The rules of a product (specification §5). */
export const productSchema = object({
  name: productName,
  customerId: mixed<number | string>().nullable().defined().default(null).test('chosen', formRules.productCustomer, chosen => chosen !== null && chosen !== ''),
  erpId: shortText(),
  ammount: amount().nullable().defined().default(null),
  formatOpen: shortText(),
  formatClosed: shortText(),
  categoryIds: ids(),
  tagIds: ids(),
  materialIds: ids(),
  description: longText(),
  isVisible: boolean().required().default(true),
});

export type ProductValues = InferType<typeof productSchema>;
