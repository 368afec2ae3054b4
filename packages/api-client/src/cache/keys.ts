import type { ResourceName } from '../endpoints.ts';
import { keyParams } from '../params.ts';
import type { Id } from '../types/common.ts';

/** One page of a list. Equal parameters share an entry, whatever their order. */
export const listKey = (name: ResourceName, params: object): string =>
  `${name} list ${JSON.stringify(keyParams(params, name === 'Users'))}`;

/** The options of a form: a list of which only ids and names are used. */
export const lookupKey = (name: ResourceName, params: object): string => listKey(name, params).replace(' list ', ' lookup ');

/** One record. The id counts as text: a URL's `"7"` and a list's `7` are one record. */
export const detailKey = (name: ResourceName, id: Id): string => `${name} detail ${id}`;

export const meKey = 'Me';
export const rolesKey = 'Auth roles';
export const productFiltersKey = 'Products filters';

/** Tells which cache entries are meant. SWR gives it any key, also ones it does not know the text of. */
export type KeyFilter = (key: unknown) => boolean;

const startsWith = (start: string): KeyFilter => key => typeof key === 'string' && key.startsWith(start);

/** Every cached page of a resource, but for the lookups. */
export const isPageOf = (name: ResourceName): KeyFilter => startsWith(`${name} list `);

/** Every cached lookup of a resource. */
const isLookupOf = (name: ResourceName): KeyFilter => startsWith(`${name} lookup `);

/** Every cached list of a resource: its pages and its lookups. */
export const isListOf = (name: ResourceName): KeyFilter => {
  const [isPage, isLookup] = [isPageOf(name), isLookupOf(name)];
  return key => isPage(key) || isLookup(key);
};

/** Every cached record of a resource. */
export const isDetailOf = (name: ResourceName): KeyFilter => startsWith(`${name} detail `);

const isProductList = isListOf('Products');

/** The product lists that are filtered by collection. A quote inside a search term is escaped, and so no match. */
export const isProductListByCollection: KeyFilter = key => isProductList(key) && String(key).includes('"collections":');
