import { number } from 'yup';
import { formRules } from '../../nl/formRules.ts';
import { readNumber } from '../../numbers.ts';

/** The largest number that is kept to the last digit: fifteen of them. */
const LARGEST = 10 ** 15 - 1;

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
