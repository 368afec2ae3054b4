import { number } from 'yup';
import { formRules } from '../../nl/formRules.ts';

/** The largest number that is kept to the last digit: fifteen of them. */
const LARGEST = 10 ** 15 - 1;

/** Reads a number as people type it ('2500', '2 500', '2.500', '2,5'): null when empty, NaN when it is none. */
export const readNumber = (typed: string): number | null => {
  const text = typed.trim();
  if (!text) return null;
  if (/^\d{1,3}(?:[.\s]\d{3})+$/.test(text)) return Number(text.replace(/[.\s]/g, ''));
  return /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
};

/**
 * A number of `from` or more, typed in a text field. Empty is null: make it `.nullable()` or `.required()`.
 * @param complaint what is said of anything else
 */
const typedNumber = (from: number, complaint: string) =>
  number()
    .transform((value: number | null, typed: unknown) => (typeof typed === 'string' ? readNumber(typed) : value))
    .typeError(complaint)
    .min(from, complaint)
    .max(LARGEST, formRules.numberTooLarge);

/** An amount: 0 or more, also with a fraction, as an import may bring. */
export const amount = () => typedNumber(0, formRules.amount);

/** A whole number of `from` or more. */
export const wholeNumber = (from = 0) => typedNumber(from, formRules.wholeNumber(from)).integer(formRules.wholeNumber(from));
