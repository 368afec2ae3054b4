import { boolean, object, type InferType } from 'yup';
import { formRules } from '../../nl/forms.ts';
import { imageFile } from '../rules/imageFile.ts';
import { longText, visibleText } from '../rules/visibleText.ts';

/** The rules of a collection (specification §5). */
export const collectionSchema = object({
  name: visibleText(formRules.collectionName),
  description: longText().trim(),
  isPrivate: boolean().required(),
  isVisible: boolean().required(),
  image: imageFile(),
});

export type CollectionValues = InferType<typeof collectionSchema>;

/** A new collection: private and visible (specification §3). */
export const emptyCollection: CollectionValues = { name: '', description: '', isPrivate: true, isVisible: true, image: undefined };
