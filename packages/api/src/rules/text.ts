/**
 * A text of one line as it is kept: without the spaces around it, without halves of characters, which are no text in UTF-8, and without
 * signs that draw nothing or turn the text around, as a paste brings them along. What joins letters, and the parts of an emoji, stays.
 */
export const oneLine = (text: string): string =>
  text.replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, '').replaceAll(/[\u2028\u2029]/g, ' ').trim().toWellFormed();

/** Text as a search and "the same name" compare it: lower case, without accents. A sign that stands by itself, as `^`, is no accent. */
export const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The words of a search, folded: each has to be found. */
export const wordsOf = (term: string | null): string[] => folded(oneLine(term ?? '')).split(/\s+/).filter(Boolean);

/** The key that names are ordered by, compared code point by code point: folded, with numbers as long as one another. */
export const sortKey = (name: string): string => folded(name).replaceAll(/\d+/g, digits => digits.padStart(12, '0'));

/** Whether text shows at least one character: more than spaces, controls and letters that draw nothing. */
export const shows = (text: string): boolean => /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
