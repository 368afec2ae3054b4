import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { ApiError } from '../ApiError.ts';
import { detailKey } from '../cache/keys.ts';
import { seedFromLists } from '../cache/seed.ts';
import type { Detailed } from '../resources/resource.ts';
import type { Id } from '../types/common.ts';
import { useQuery } from './useQuery.ts';

/** A record as its page needs it. */
export interface DetailState<Detail> {
  item: Detail | undefined;
  /** The item is what a list knew of it: the record itself is not in yet. */
  isPartial: boolean;
  loading: boolean;
  error: ApiError | undefined;
  /** Asks again after a failure. */
  retry: () => void;
}

/**
 * Reads one record. Until it is in, the item of any cached list stands in for it, so that name and picture
 * paint in the first frame. A null or undefined id fetches nothing.
 * @param complete makes a whole record of a list's item, with what the list lacks left empty
 * @param seed the list's item, where the caller has it at hand
 */
export const useDetail = <Item extends { id: Id }, Detail>(
  { name, detail }: Detailed<Detail>,
  id: Id | null | undefined,
  complete: (item: Item) => Detail,
  seed?: Item,
): DetailState<Detail> => {
  const asked = id === '' ? undefined : id ?? undefined;
  const { data, ...state } = useQuery<Detail>(asked === undefined ? null : detailKey(name, asked), () => detail(asked!));
  const { cache } = useSWRConfig();
  // Looked up once for each record: what the lists learn later, the record itself brings too.
  const partial = useMemo(() => {
    const item = asked === undefined ? undefined : seed ?? seedFromLists<Item>(cache, name, asked);
    return item && complete(item);
  }, [cache, name, asked, seed, complete]);
  return { item: data ?? partial, isPartial: data === undefined && partial !== undefined, ...state };
};
