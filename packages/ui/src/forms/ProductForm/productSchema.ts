import { array, boolean, mixed, object, type InferType } from 'yup';
import { formRules } from '../../nl/forms.ts';
import { longText, shortText, visibleText } from '../rules/visibleText.ts';
import { wholeNumber } from '../rules/wholeNumber.ts';

const ids = () => array(mixed<number | string>().defined()).required();

const id = () => mixed<number | string>().nullable().defined();

/** The rules of a product (specification §5): the customer is required where the customer list is shown. */
export const productSchema = (isCustomerShown: boolean) => object({
  name: visibleText(formRules.productName).matches(/^[^_]*$/, formRules.noUnderscore),
  customerId: isCustomerShown ? id().test('chosen', formRules.productCustomer, chosen => chosen !== null && chosen !== '') : id(),
  erpId: shortText(),
  ammount: wholeNumber().nullable().defined(),
  formatOpen: shortText(),
  formatClosed: shortText(),
  categoryIds: ids(),
  tagIds: ids(),
  materialIds: ids(),
  description: longText(),
  isVisible: boolean().required(),
});

export type ProductValues = InferType<ReturnType<typeof productSchema>>;

/** A new product. */
export const emptyProduct: ProductValues = {
  name: '', customerId: null, erpId: '', ammount: null, formatOpen: '', formatClosed: '',
  categoryIds: [], tagIds: [], materialIds: [], description: '', isVisible: true,
};
