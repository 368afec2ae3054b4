/** Text as a search and "the same name" compare it: lower case, without accents. A sign that stands by itself, as `^`, is no accent. */
export const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The words of a search, folded: each has to be found. */
export const wordsOf = (term: string | null): string[] => folded(term ?? '').split(/\s+/).filter(Boolean);

/** The key that names are ordered by, compared code point by code point: folded, with numbers as long as one another. */
export const sortKey = (name: string): string => folded(name).replaceAll(/\d+/g, digits => digits.padStart(12, '0'));

/** Whether text shows at least one character: more than spaces, controls and letters that draw nothing. */
export const shows = (text: string): boolean => /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
