/** Text as a search compares it: lower case, without accents. */
export const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{Diacritic}/gu, '');

/** The records whose name holds the `searchTerm` of a query. */
export const searchByName = <T extends { readonly name: string }>(records: readonly T[], query: URLSearchParams): readonly T[] => {
  const term = folded(query.get('searchTerm') ?? '').trim();
  return term ? records.filter(({ name }) => folded(name).includes(term)) : records;
};

/** A copy in the order of the names, as Dutch readers expect it. */
export const byName = <T extends { readonly name: string }>(records: readonly T[]): T[] =>
  [...records].sort((a, b) => collator.compare(a.name, b.name));

const collator = new Intl.Collator('nl', { numeric: true });
