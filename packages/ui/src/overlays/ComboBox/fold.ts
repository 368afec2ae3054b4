/** A text without capitals and accents: 'Étiket' and 'etiket' are found by each other. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
