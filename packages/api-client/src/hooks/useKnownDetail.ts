import { useSWRConfig } from 'swr';
import { api } from '../api.ts';
import { detailKey } from '../cache/keys.ts';
import type { DetailOf, ResourceName } from '../resources.ts';
import type { Id } from '../types/common.ts';
import { type Asking, useQuery } from './useQuery.ts';

/** A record as far as it is known. */
interface KnownState<Detail> extends Asking {
  /** Undefined where nobody asked it yet. */
  item: Detail | undefined;
}

/**
 * Reads one record of which whatever is known is enough: nothing is asked that is in, nor again on focus.
 * @param isWanted true: it is asked where it is not known; false: nothing is asked at all
 */
export const useKnownDetail = <N extends ResourceName>(name: N, id: Id, isWanted: boolean): KnownState<DetailOf<N>> => {
  const { cache } = useSWRConfig();
  const key = detailKey(name, id);
  const known = cache.get(key)?.data as DetailOf<N> | undefined;
  const { data, ...asking } = useQuery<DetailOf<N>>(
    isWanted && known === undefined ? key : null, async () => (await api.detail<N>(name, id)).record, { revalidateOnFocus: false },
  );
  return { item: known ?? data, ...asking };
};
