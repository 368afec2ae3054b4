import { mixed, object, string, type InferType } from 'yup';
import { wholeNumber } from '../../forms/rules/wholeNumber.ts';
import { mediaText } from '../../nl/media.ts';
import { checkMedia, type MediaKind } from '../fileChecks.ts';

/**
 * What can be changed of a medium: its name (an underscore would cut the shown one short), its place, its file.
 * @param kind the file must be one of it
 * @param lastOrder the highest place there is
 */
export const mediaEditSchema = (kind: MediaKind, lastOrder: number) => object({
  name: string().trim().required(mediaText.nameRequired).matches(/^[^_]*$/, mediaText.noUnderscore),
  order: wholeNumber().required(mediaText.orderInvalid).min(1, mediaText.orderInvalid).max(lastOrder, mediaText.orderTooHigh(lastOrder)),
  file: mixed<File>().test('checked', async (file, context) => {
    const message = file && await checkMedia(file, kind);
    return message ? context.createError({ message }) : true;
  }),
});

export type MediaEditValues = InferType<ReturnType<typeof mediaEditSchema>>;
