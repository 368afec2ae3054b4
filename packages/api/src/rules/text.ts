/**
 * A text of one line as it is kept: without the spaces around it, without line ends and controls, without halves of characters, which are no
 * text in UTF-8, and without signs that draw nothing or turn the text around, as a paste brings them along. What joins letters, and the parts of an emoji, stays.
 * Of any length: it is asked of what was sent before that is measured.
 */
export const oneLine = (text: string): string =>
  text.replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, '').replaceAll(/[\s\p{Cc}]+/gu, run => (/[\p{Cc}\u2028\u2029]/u.test(run) ? ' ' : run)).trim().toWellFormed();

const withoutMarks = (text: string): string => text.replaceAll(/\p{M}/gu, '');

/**
 * Text as a search and "the same name" compare it: lower case, without accents. A sign that stands by itself, as `^`, is no accent.
 * Accents that stand apart go first: many of them take long to be put in order.
 */
export const folded = (text: string): string => withoutMarks(withoutMarks(text.toLowerCase()).normalize('NFD'));

/** So many words of a search are looked for: nobody types more, and each costs a look at every record. */
const MOST_WORDS = 32;

/** The words of a search, folded: each has to be found. */
export const wordsOf = (term: string | null): string[] => [...new Set(folded(oneLine(term ?? '')).split(/\s+/).filter(Boolean))].slice(0, MOST_WORDS);

/** The key that names are ordered by, compared code point by code point: folded, with numbers as long as one another. */
export const sortKey = (name: string): string => folded(name).replaceAll(/\d+/g, digits => digits.padStart(12, '0'));

/** Whether text shows at least one character: more than spaces, controls and letters that draw nothing. */
export const shows = (text: string): boolean => /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
