import { assets } from '../resources/assets.ts';
import { categories } from '../resources/categories.ts';
import { collections } from '../resources/collections.ts';
import { customers } from '../resources/customers.ts';
import { materials } from '../resources/materials.ts';
import { products } from '../resources/products.ts';
import type { Listed } from '../resources/resource.ts';
import { segments } from '../resources/segments.ts';
import { tags } from '../resources/tags.ts';
import { users } from '../resources/users.ts';
import { type ListState, type QueryOptions, useList } from './useList.ts';

const ALL = {};

/** A list hook; without parameters the whole list as the server pages it, with null nothing. */
const listHook = <Item, Params extends object>(resource: Listed<Item, Params>) =>
  (params: Params | null = ALL as Params, options?: QueryOptions): ListState<Item> => useList(resource, params, options);

/**
 * One page of each list (specification §7). No page size is applied here: the caller passes one of PAGE_SIZES.
 * The users list has a filter that the caller must choose: `isActive`.
 */
export const useSegments = listHook(segments);
export const useCategories = listHook(categories);
export const useProducts = listHook(products);
export const useCollections = listHook(collections);
export const useCustomers = listHook(customers);
export const useMaterials = listHook(materials);
export const useTags = listHook(tags);
export const useAssets = listHook(assets);
export const useUsers = listHook(users);
