/** List parameters by name; a list of values repeats its name. */
export type ListParams = object;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * The parameters that a list call sends: only the non-empty ones (specification §5).
 * @param keepEmpty the users list sends all that it is given, an empty one as `name=`
 */
export const wireParams = (params: ListParams, keepEmpty = false): [string, unknown][] =>
  Object.entries(params).filter(([, value]) => (keepEmpty ? value !== undefined : !isEmpty(value)));

/** `[['categories', [3, 8]]]` becomes `categories=3&categories=8`. */
export const serialiseParams = (entries: [string, unknown][]): string => {
  const query = new URLSearchParams();
  for (const [name, value] of entries) {
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one ?? ''));
  }
  return query.toString();
};

/**
 * Parameters as part of a cache key: empties dropped, names and id lists sorted, values as text,
 * so that equal questions share one entry whatever order or type their ids came in.
 */
export const keyParams = (params: ListParams, keepEmpty = false): Record<string, string | string[]> =>
  Object.fromEntries(
    wireParams(params, keepEmpty)
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(String).sort() : String(value ?? '')] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
