import { auth } from '../resources/auth.ts';
import { categories } from '../resources/categories.ts';
import { collections } from '../resources/collections.ts';
import { me } from '../resources/me.ts';
import { products } from '../resources/products.ts';
import type { Detailed, Listed } from '../resources/resource.ts';
import { segments } from '../resources/segments.ts';
import { getToken } from '../token.ts';
import type { Id } from '../types/common.ts';
import { detailKey, listKey, meKey, productFiltersKey, rolesKey } from './keys.ts';
import { startPrefetch } from './prefetched.ts';

const listOf = <Params extends object>({ name, list }: Listed<unknown, Params>) =>
  (params: Params): void => startPrefetch(listKey(name, params), () => list(params));

const detailOf = ({ name, detail }: Detailed<unknown>) =>
  (id: Id): void => startPrefetch(detailKey(name, id), () => detail(id));

/**
 * Each starts a request now, before React or the screen is there, and hands it to the hook of the same
 * parameters; not asked twice, not kept beyond ten seconds, a sign-in or a write. A failure shows in the hook.
 */
export const prefetchProducts = listOf(products);
export const prefetchSegments = listOf(segments);
export const prefetchCategories = listOf(categories);
export const prefetchCollections = listOf(collections);
export const prefetchProduct = detailOf(products);
export const prefetchSegment = detailOf(segments);
export const prefetchCategory = detailOf(categories);
export const prefetchCollection = detailOf(collections);
export const prefetchProductFilters = (): void => startPrefetch(productFiltersKey, products.filters);
export const prefetchRoles = (): void => startPrefetch(rolesKey, auth.roles);

/** The own profile, if a token is stored. */
export const prefetchMe = (): void => {
  if (getToken()) startPrefetch(meKey, me.get);
};
