import { array, boolean, mixed, object, string, type InferType } from 'yup';
import { formRules } from '../../nl/forms.ts';
import { wholeNumber } from '../rules/wholeNumber.ts';

const ids = () => array(mixed<number | string>().defined()).required();

const id = () => mixed<number | string>().nullable().defined();

/** The rules of a product (specification §5): the customer is required where the customer list is shown. */
export const productSchema = (isCustomerShown: boolean) => object({
  name: string().trim().required(formRules.productName).matches(/^[^_]*$/, formRules.noUnderscore),
  customerId: isCustomerShown ? id().test('chosen', formRules.productCustomer, chosen => chosen !== null && chosen !== '') : id(),
  erpId: string().trim().default(''),
  ammount: wholeNumber().nullable().defined(),
  formatOpen: string().trim().default(''),
  formatClosed: string().trim().default(''),
  categoryIds: ids(),
  tagIds: ids(),
  materialIds: ids(),
  description: string().default(''),
  isVisible: boolean().required(),
});

export type ProductValues = InferType<ReturnType<typeof productSchema>>;

/** A new product. */
export const emptyProduct: ProductValues = {
  name: '', customerId: null, erpId: '', ammount: null, formatOpen: '', formatClosed: '',
  categoryIds: [], tagIds: [], materialIds: [], description: '', isVisible: true,
};
