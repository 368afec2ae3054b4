import { object, type InferType } from 'yup';
import { formRules } from '../../nl/forms.ts';
import { imageFile } from '../rules/imageFile.ts';
import { visibleText } from '../rules/visibleText.ts';
import { wholeNumber } from '../rules/wholeNumber.ts';

/** The rules of a segment (specification §5). */
export const segmentSchema = object({
  name: visibleText(formRules.segmentName),
  order: wholeNumber().required(formRules.wholeNumber(0)),
  image: imageFile(),
});

export type SegmentValues = InferType<typeof segmentSchema>;

/** A new segment. */
export const emptySegment: SegmentValues = { name: '', order: 0, image: undefined };
