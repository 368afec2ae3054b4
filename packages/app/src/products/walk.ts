import { isSameId, PAGE_SIZES, type Id, type ProductItem, type ProductListParams } from '@staalkaart/api-client';
import { inCategory, inCollection } from '../records/contents.ts';
import { paths } from '../shell/routing/paths.ts';
import type { From } from '../shell/routing/from.ts';
import { paramsOf, readAnyQuery, writeProductQuery } from './productQuery.ts';

/** A list that products are walked in: a category, a collection, or a page of a search with the pages around it. */
export interface Walk {
  kind: 'category' | 'collection' | 'search';
  /** The category or the collection. */
  id?: Id;
  /** The address of the list; of a search, with the page. */
  href: string;
  params: ProductListParams;
  /** The page of a search. */
  page?: number;
}

/** The address of a category or of a collection. */
const LIST = /^\/(products\/category|collections)\/([^/]+)$/;
const ofCategory = (id: Id): Walk => ({ kind: 'category', id, href: paths.categoryProducts(id), params: inCategory(id) });
const ofCollection = (id: Id): Walk => ({ kind: 'collection', id, href: paths.collection(id), params: inCollection(id) });

/** A page of a search, as the address of /products has it. */
const inSearch = (address: URLSearchParams, presented: ProductListParams['presented']): Walk => {
  const query = readAnyQuery(address);
  const search = String(writeProductQuery(query));
  return { kind: 'search', href: paths.products + (search && `?${search}`), params: paramsOf(query, PAGE_SIZES.Products, presented), page: query.pageNumber };
};

/**
 * The list that a product was opened from; undefined for one that was opened from no list.
 * @param category as the product's own address has it: it holds for a shared link too
 * @param presented how a search is asked (`Actor.asksPresented`)
 */
export const walkOf = ({ from }: From, category: string | null, presented?: ProductListParams['presented']): Walk | undefined => {
  if (category) return ofCategory(category);
  const [pathname = '', search] = from?.split('?') ?? [];
  if (pathname === paths.products) return inSearch(new URLSearchParams(search), presented);
  const [, list, id] = LIST.exec(pathname) ?? [];
  if (!id) return undefined;
  return (list === 'collections' ? ofCollection : ofCategory)(decodeURIComponent(id));
};

/** Another page of the same search. */
export const atPage = (walk: Walk, page: number): Walk => {
  const address = new URLSearchParams(walk.href.split('?')[1]);
  address.set('pageNumber', String(page));
  return inSearch(address, walk.params.presented);
};

/** The address of a product that is walked to. */
export const stepHref = ({ kind, id: listId }: Walk, id: Id): string => paths.product(id, kind === 'category' ? listId : undefined);

/** A product as a list has it, with what stands before and after it; nothing where it is not in it. */
export const around = (products: readonly ProductItem[], id: Id): { product?: ProductItem | undefined; previous?: ProductItem | undefined; next?: ProductItem | undefined } => {
  const at = products.findIndex(product => isSameId(product.id, id));
  return at < 0 ? {} : { product: products[at], previous: products[at - 1], next: products[at + 1] };
};
