import { categories } from '../resources/categories.ts';
import { collections } from '../resources/collections.ts';
import { products } from '../resources/products.ts';
import { segments } from '../resources/segments.ts';
import type { Category } from '../types/category.ts';
import type { Collection } from '../types/collection.ts';
import type { Id } from '../types/common.ts';
import type { Product, ProductItem } from '../types/product.ts';
import type { Segment } from '../types/segment.ts';
import { type DetailState, useDetail } from './useDetail.ts';

type MaybeId = Id | null | undefined;

const asIs = <Item>(item: Item): Item => item;

/** A list's product with the lists of its detail still empty. */
export const productFromItem = (item: ProductItem): Product => ({
  categories: [], tags: [], materials: [], assets: [], collections: [], ...item,
});

/** One segment; see {@link useDetail}. */
export const useSegment = (id: MaybeId): DetailState<Segment> => useDetail(segments, id, asIs<Segment>);

/** One category. */
export const useCategory = (id: MaybeId): DetailState<Category> => useDetail(categories, id, asIs<Category>);

/** One collection. */
export const useCollection = (id: MaybeId): DetailState<Collection> => useDetail(collections, id, asIs<Collection>);

/**
 * One product. While `isPartial`, its categories, tags, materials, assets and collections are empty, not unknown to be so.
 * @param seed the product as a list showed it; without it the cached lists are searched
 */
export const useProduct = (id: MaybeId, seed?: ProductItem): DetailState<Product> =>
  useDetail(products, id, productFromItem, seed);
