/** Reads a number as people type it ('2500', '2 500', '2.500', '2,5', '1.000,50'): null when empty, NaN when it is none. */
export const readNumber = (typed: string): number | null => {
  const text = typed.trim();
  if (!text) return null;
  if (/^\d{1,3}(?:[.\s]\d{3})+(?:,\d+)?$/.test(text)) return Number(text.replace(/[.\s]/g, '').replace(',', '.'));
  return /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
};

/** A number as it is written here, '' for none: with a comma, since what follows a point may be thousands. `readNumber` makes the same of it again. */
export const showNumber = (value: number | null | undefined): string => String(value ?? '').replace('.', ',');
