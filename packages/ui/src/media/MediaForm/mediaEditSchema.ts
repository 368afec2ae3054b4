import { number, object, string } from 'yup';
import { mediaText } from '../../nl/media.ts';

/** What can be changed of a medium beside its file; an underscore would cut the shown name short. */
export const mediaEditSchema = object({
  name: string().trim().required(mediaText.nameRequired).matches(/^[^_]*$/, mediaText.noUnderscore),
  order: number().typeError(mediaText.orderInvalid).required(mediaText.orderInvalid).integer(mediaText.orderInvalid).min(1, mediaText.orderInvalid),
});
