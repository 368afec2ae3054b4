import type { Cache } from 'swr';
import type { ResourceName } from '../resources.ts';
import type { Id } from '../types/common.ts';
import type { Me } from '../types/people.ts';

/** No value, in whatever form: a list call does not send it, and a list that tells it tells nothing. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The parameters that a list call sends: only the non-empty ones, but for the users list, which sends all (specification §5). */
const wireParams = (name: ResourceName, params: object): [string, unknown][] =>
  Object.entries(params).filter(([, value]) => (name === 'Users' ? value !== undefined : !isEmpty(value)));

/** The address of a list: a list of values repeats its parameter, as in `Products?categories=3&categories=8`. */
export const listAddress = (name: ResourceName, params: object): string => {
  const query = new URLSearchParams();
  for (const [param, value] of wireParams(name, params)) {
    for (const one of Array.isArray(value) ? value : [value]) query.append(param, String(one ?? ''));
  }
  return query.size > 0 ? `${name}?${query}` : name;
};

/** The address of one record. */
export const detailAddress = (name: ResourceName, id: Id): string => `${name}/${encodeURIComponent(String(id))}`;

/** Names and id lists sorted, values as text, so that equal questions share one entry whatever order or type their ids came in. */
const keyParams = (name: ResourceName, params: object): string =>
  JSON.stringify(Object.fromEntries(
    wireParams(name, params)
      .map(([param, value]) => [param, Array.isArray(value) ? value.map(String).sort() : String(value ?? '')] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ));

/** One page of a list. */
export const listKey = (name: ResourceName, params: object): string => `${name} list ${keyParams(name, params)}`;

/** What is in of a list that is still coming in: a page as any other, so that a write does the same to it. */
export const partKey = (name: ResourceName, params: object): string => `${listKey(name, params)} part`;

/** The options of a form: a list of which only ids and names are used. */
export const lookupKey = (name: ResourceName, params: object): string => `${name} lookup ${keyParams(name, params)}`;

/** One record. The id counts as text: a URL's `"7"` and a list's `7` are one record. */
export const detailKey = (name: ResourceName, id: Id): string => `${name} detail ${id}`;

export const meKey = 'Me';

/** The signed-in person, as far as the cache knows. */
export const meIn = ({ cache }: { cache: Cache }): Me | undefined => cache.get(meKey)?.data as Me | undefined;
export const rolesKey = 'Auth roles';
export const productFiltersKey = 'Products filters';

/** Tells which cache entries are meant. SWR gives it any key, also ones it does not know the text of. */
export type KeyFilter = (key: unknown) => boolean;

const matches = (start: RegExp): KeyFilter => key => typeof key === 'string' && start.test(key);

/** Every cached page of a resource, but for the lookups. */
export const isPageOf = (name: ResourceName): KeyFilter => matches(new RegExp(`^${name} list `));

/** Every cached list of a resource: its pages and its lookups. */
export const isListOf = (name: ResourceName): KeyFilter => matches(new RegExp(`^${name} (list|lookup) `));

/** Every lookup. */
export const isLookup: KeyFilter = matches(/^\w+ lookup /);

/** Every cached record of a resource. */
export const isDetailOf = (name: ResourceName): KeyFilter => matches(new RegExp(`^${name} detail `));

/** The product lists that are filtered by collection. A quote inside a search term is escaped, and so no match. */
export const isProductListByCollection: KeyFilter = matches(/^Products (list|lookup) .*"collections":/);
