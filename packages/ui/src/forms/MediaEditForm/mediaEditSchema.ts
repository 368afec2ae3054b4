import { mixed, object, type InferType } from 'yup';
import { visibleText } from '../rules/visibleText.ts';
import { wholeNumber } from '../rules/wholeNumber.ts';
import { formRules } from '../../nl/forms.ts';
import { mediaText } from '../../nl/media.ts';
import { checkMedia, type MediaKind } from '../../media/fileChecks.ts';

const place = () => wholeNumber(1).required(formRules.wholeNumber(1));

/**
 * What can be changed of a medium: its name (an underscore would cut the shown one short), its place, its file.
 * @param kind the file must be one of it
 * @param lastOrder the highest place there is, if anybody knows
 */
export const mediaEditSchema = (kind: MediaKind, lastOrder: number | undefined) => object({
  name: visibleText(mediaText.nameRequired).matches(/^[^_]*$/, mediaText.noUnderscore),
  order: lastOrder === undefined ? place() : place().max(lastOrder, mediaText.orderTooHigh(lastOrder)),
  file: mixed<File>().test('checked', async (file, context) => {
    const message = file && await checkMedia(file, kind);
    return message ? context.createError({ message }) : true;
  }),
});

export type MediaEditValues = InferType<ReturnType<typeof mediaEditSchema>>;
