import { useMemo, useState } from 'react';
import { type Cache, useSWRConfig } from 'swr';
import { api } from '../api.ts';
import type { ApiError } from '../ApiError.ts';
import { detailKey, isListOf } from '../cache/keys.ts';
import { markStale } from '../cache/stale.ts';
import { type DetailOf, type ItemOf, type ResourceName, table } from '../resources.ts';
import { type Id, isSameId, type Page } from '../types/common.ts';
import { type Asking, useQuery } from './useQuery.ts';

export type MaybeId = Id | null | undefined;

/** A record as its page needs it. */
export interface DetailState<Detail> extends Asking {
  item: Detail | undefined;
  /** The item is what a list knew of it: the record itself is not in yet. */
  isPartial: boolean;
  /** It left the cache while it was on screen: it was deleted here, or a refused write told that it is no more. */
  isGone: boolean;
}

/** The record as some cached list holds it; undefined where none does. */
const itemIn = <Item extends { id: Id }>(cache: Cache, name: ResourceName, id: Id): Item | undefined => {
  const isList = isListOf(name);
  for (const key of cache.keys()) {
    if (!isList(key)) continue;
    const page = cache.get(key)?.data as Page<Item> | undefined;
    const found = page?.items.find(item => isSameId(item.id, id));
    if (found) return found;
  }
  return undefined;
};

interface Shown<Detail> {
  key: string;
  record: Detail;
  /** It left the cache while it was on screen, and is not asked for again. */
  isGone: boolean;
}

/**
 * Reads one record. Until it is in, the item of any cached list stands in for it, so that name and picture
 * paint in the first frame; a product's lists are then empty, not known to be so. What the server does not know (any
 * more), or hides, there is nothing of. After its deletion here it stays as it was for as long as it is shown. A null or
 * undefined id fetches nothing.
 */
export const useDetail = <N extends ResourceName>(name: N, id: MaybeId): DetailState<DetailOf<N>> => {
  const asked = id === '' ? undefined : id ?? undefined;
  const key = asked === undefined ? null : detailKey(name, asked);
  const [shown, setShown] = useState<Shown<DetailOf<N>>>();
  const last = shown?.key === key ? shown : undefined;
  const { cache } = useSWRConfig();
  const { data, ...asking } = useQuery<DetailOf<N>>(last?.isGone ? null : key, async () => (await api.detail<N>(name, asked!)).record, {
    // A list that has it all the same is of before it went.
    onError: ({ status }: ApiError) => { if (status === 404) markStale(cache, isListOf(name)); },
  });
  if (key !== null && data !== undefined && last?.record !== data) setShown({ key, record: data, isGone: false });
  else if (last && data === undefined && !last.isGone) setShown({ ...last, isGone: true });

  // Looked up once for each record: what the lists learn later, the record itself brings too.
  const partial = useMemo(() => {
    const item = asked === undefined ? undefined : itemIn<ItemOf<N>>(cache, name, asked);
    return item && table[name].complete(item);
  }, [cache, name, asked]);
  if (asking.error?.status === 404) return { item: undefined, isPartial: false, isGone: false, ...asking };
  const record = data ?? last?.record;
  return { item: record ?? partial, isPartial: record === undefined && partial !== undefined, isGone: data === undefined && last !== undefined, ...asking };
};
