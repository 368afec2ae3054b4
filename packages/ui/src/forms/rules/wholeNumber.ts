import { number } from 'yup';
import { formRules } from '../../nl/formRules.ts';

/** The largest number that a server's int holds. */
const LARGEST = 2_147_483_647;

/** Reads a number as people type it ('2500', '2 500', '2.500'): null when empty, NaN when it is not a whole one. */
export const readWholeNumber = (typed: string): number | null => {
  const text = typed.trim();
  if (!text) return null;
  return /^\d+$|^\d{1,3}(?:[.\s]\d{3})+$/.test(text) ? Number(text.replace(/[.\s]/g, '')) : Number.NaN;
};

/** A whole number of `from` or more, typed in a text field. Empty is null: make it `.nullable()` or `.required()`. */
export const wholeNumber = (from = 0) =>
  number()
    .transform((value: number | null, typed: unknown) => (typeof typed === 'string' ? readWholeNumber(typed) : value))
    .typeError(formRules.wholeNumber(from))
    .integer(formRules.wholeNumber(from))
    .min(from, formRules.wholeNumber(from))
    .max(LARGEST, formRules.numberTooLarge);
