import {
  getToken, PAGE_SIZES, prefetchCategories, prefetchCategory, prefetchCollection, prefetchCollections, prefetchProduct,
  prefetchProductFilters, prefetchProducts, prefetchSegment, prefetchSegments,
} from '@staalkaart/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { paramsOf, readPage, readProductQuery } from '../products/productQuery.ts';

type Start = (search: URLSearchParams, id: string) => void;

/** A loader that starts the page's first requests beside its code, and waits for neither. Signed-out people ask nothing. */
const preload = (start: Start) => ({ request, params }: LoaderFunctionArgs) => {
  if (getToken()) start(new URL(request.url).searchParams, params.id ?? '');
  return null;
};

/** The first requests of each page: the same parameters as its hooks, so that they find the answers waiting. */
export const preloads = {
  segments: preload(search => prefetchSegments({ pageNumber: readPage(search), pageSize: PAGE_SIZES.Segments })),
  categories: preload(search => prefetchCategories({ pageNumber: readPage(search), pageSize: PAGE_SIZES.Categories })),
  segment: preload((_, id) => prefetchSegment(id)),
  category: preload((_, id) => {
    prefetchCategory(id);
    prefetchProducts({ categories: [id], pageSize: PAGE_SIZES.BULK });
  }),
  products: preload(search => {
    prefetchProducts(paramsOf(readProductQuery(search), PAGE_SIZES.Products));
    prefetchProductFilters();
  }),
  product: preload((_, id) => prefetchProduct(id)),
  collections: preload(search => prefetchCollections({ pageNumber: readPage(search), pageSize: PAGE_SIZES.Collections })),
  collection: preload((_, id) => {
    prefetchCollection(id);
    prefetchProducts({ collections: [id], pageSize: PAGE_SIZES.BULK });
  }),
};
