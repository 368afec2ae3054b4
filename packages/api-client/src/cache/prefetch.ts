import { api } from '../api.ts';
import type { ResourceName } from '../endpoints.ts';
import type { ParamsOf } from '../resources.ts';
import { getToken } from '../token.ts';
import type { Id } from '../types/common.ts';
import { detailKey, listKey, meKey, productFiltersKey } from './keys.ts';
import { startPrefetch } from './prefetched.ts';

/**
 * Each starts a request now, before React or the screen is there, and hands it to the hook of the same
 * parameters; not asked twice, not kept beyond ten seconds, a sign-in or a write. A failure shows in the hook.
 */
export const prefetchList = <N extends ResourceName>(name: N, params: ParamsOf<N>): void =>
  startPrefetch(listKey(name, params), () => api.list(name, params));
export const prefetchDetail = (name: ResourceName, id: Id): void =>
  startPrefetch(detailKey(name, id), async () => (await api.detail(name, id)).record);
export const prefetchProductFilters = (): void => startPrefetch(productFiltersKey, api.productFilters);

/** The own profile, if a token is stored. */
export const prefetchMe = (): void => {
  if (getToken()) startPrefetch(meKey, api.me);
};
