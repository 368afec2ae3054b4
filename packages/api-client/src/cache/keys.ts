import type { ResourceName } from '../endpoints.ts';
import { keyParams } from '../params.ts';
import type { Id } from '../types/common.ts';

/** The key of a cache entry. Its first words say what it holds; rules match on them. */
export type CacheKey = readonly [string, ...unknown[]];

/** One page of a list. Equal parameters share an entry, whatever their order. */
export const listKey = (name: ResourceName, params: object): CacheKey =>
  [name, 'list', keyParams(params, name === 'Users')];

/** One record. The id counts as text: a URL's `"7"` and a list's `7` are one record. */
export const detailKey = (name: ResourceName, id: Id): CacheKey => [name, 'detail', String(id)];

export const meKey: CacheKey = ['Me'];
export const rolesKey: CacheKey = ['Auth', 'roles'];
export const productFiltersKey: CacheKey = ['Products', 'filters'];

const startsWith = (key: unknown, ...words: string[]): boolean =>
  Array.isArray(key) && words.every((word, index) => key[index] === word);

/** Matches every cached list of a resource. */
export const isListOf = (name: ResourceName) => (key: unknown): boolean => startsWith(key, name, 'list');

/** Matches every cached record of a resource. */
export const isDetailOf = (name: ResourceName) => (key: unknown): boolean => startsWith(key, name, 'detail');

/** The filters of a list key: all of its parameters but the page number. Two pages of one list share it. */
export const filterOf = (key: CacheKey | null): string => {
  if (!key) return '';
  const [name, kind, params] = key;
  return JSON.stringify([name, kind, { ...(params as object), pageNumber: undefined }]);
};
