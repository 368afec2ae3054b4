/** 'PriceTag' as English words: 'price tag'. */
export const wordsOf = (name: string): string => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();

/** 'PriceTag' as the name of its texts: 'priceTagText'. */
export const textsOf = (name: string): string => `${name[0]!.toLowerCase()}${name.slice(1)}Text`;

/** A sentence as a literal of the source: in single quotes. */
export const literal = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A sentence as it begins a line of Dutch. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
