import { getToken, PAGE_SIZES, prefetchDetail, prefetchList, prefetchProductFilters } from '@staalkaart/api-client';
import { preloadRichText } from '@staalkaart/ui';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { paramsOf, readProductQuery } from '../../products/productQuery.ts';
import { readPage } from '../../records/usePagedList.ts';

type Start = (search: URLSearchParams, id: string) => void;

/** A loader that starts the page's first requests beside its code, and waits for neither. Signed-out people ask nothing. */
const preload = (start: Start) => ({ request, params }: LoaderFunctionArgs) => {
  if (getToken()) start(new URL(request.url).searchParams, params.id ?? '');
  return null;
};

/** The first requests of each page: the same parameters as its hooks, so that they find the answers waiting. */
export const preloads = {
  segments: preload(search => prefetchList('Segments', { pageNumber: readPage(search), pageSize: PAGE_SIZES.Segments })),
  categories: preload(search => prefetchList('Categories', { pageNumber: readPage(search), pageSize: PAGE_SIZES.Categories })),
  segment: preload((_, id) => prefetchDetail('Segments', id)),
  category: preload((_, id) => {
    prefetchDetail('Categories', id);
    prefetchList('Products', { categories: [id], pageSize: PAGE_SIZES.BULK });
  }),
  products: preload(search => {
    prefetchList('Products', paramsOf(readProductQuery(search), PAGE_SIZES.Products));
    prefetchProductFilters();
  }),
  product: preload((_, id) => {
    prefetchDetail('Products', id);
    // Its description is cleaned before it is shown.
    preloadRichText();
  }),
  collections: preload(search => prefetchList('Collections', { pageNumber: readPage(search), pageSize: PAGE_SIZES.Collections })),
  collection: preload((_, id) => {
    prefetchDetail('Collections', id);
    prefetchList('Products', { collections: [id], pageSize: PAGE_SIZES.BULK });
  }),
};
