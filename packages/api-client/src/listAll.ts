import { api } from './api.ts';
import { type ItemOf, PAGE_SIZES, type ParamsOf, type ResourceName } from './resources.ts';

/**
 * Every item of a list, whatever its pages: asked in one, and on from there where a server gives less at a time.
 * Nothing of it is cached. Throws ApiError.
 * @param params those of the list; the page is left out
 */
export const listAll = async <N extends ResourceName>(name: N, params: ParamsOf<N>): Promise<ItemOf<N>[]> => {
  const found = new Map<string, ItemOf<N>>();
  for (let pageNumber = 1, last = 1; pageNumber <= last; pageNumber += 1) {
    const { items, pagination } = await api.list(name, { ...params, pageNumber, pageSize: PAGE_SIZES.BULK });
    const before = found.size;
    for (const item of items as (ItemOf<N> & { id: unknown })[]) found.set(String(item.id), item);
    // A server that repeats itself has no more.
    if (items.length > 0 && found.size === before) break;
    last = pagination.totalPages;
  }
  return [...found.values()];
};
