import { array, mixed, object, type InferType } from 'yup';
import { formRules } from '../../nl/forms.ts';
import { imageFile } from '../rules/imageFile.ts';
import { visibleText } from '../rules/visibleText.ts';
import { wholeNumber } from '../rules/wholeNumber.ts';

/** The rules of a category (specification §5). */
export const categorySchema = object({
  name: visibleText(formRules.categoryName),
  segmentIds: array(mixed<number | string>().defined()).min(1, formRules.categorySegments).required(formRules.categorySegments),
  order: wholeNumber().required(formRules.wholeNumber(0)),
  image: imageFile(),
});

export type CategoryValues = InferType<typeof categorySchema>;

/** A new category: it is sent with order 0 (specification §7). */
export const emptyCategory: CategoryValues = { name: '', segmentIds: [], order: 0, image: undefined };
