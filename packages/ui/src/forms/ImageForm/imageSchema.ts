import { object, type InferType } from 'yup';
import { formRules } from '../../nl/forms.ts';
import { imageFile } from '../rules/imageFile.ts';

/** A picture must be chosen (specification §5, "Image upload"). */
export const imageSchema = object({
  image: imageFile().required(formRules.image),
});

export type ImageValues = InferType<typeof imageSchema>;
