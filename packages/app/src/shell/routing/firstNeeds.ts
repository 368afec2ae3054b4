import { PAGE_SIZES, type FirstRead } from '@staalkaart/api-client/wire';
import { paramsOf, readProductQuery } from '../../products/productQuery.ts';
import { inCategory, inCollection } from '../../records/contents.ts';
import { readPage } from '../../records/readPage.ts';

type Reads = (search: URLSearchParams, id: string, presented: true | undefined) => FirstRead[];

const pageOf = (list: 'Segments' | 'Categories'): Reads => search =>
  [{ list, params: { pageNumber: readPage(search), pageSize: PAGE_SIZES[list] } }];

/** Code that the application itself does not have: `vite.config.ts` says what each is made of. */
export type PageCode = 'catalogue' | 'product' | 'collection';

/** What a page needs first. */
interface FirstNeeds {
  code?: PageCode;
  reads: FirstRead[];
}

/** What each page asks first, with the same parameters as its hooks. Free of React: it runs before the application is there. */
const pages: Record<string, { code?: PageCode; reads: Reads }> = {
  '/segments': { code: 'catalogue', reads: pageOf('Segments') },
  '/categories': { code: 'catalogue', reads: pageOf('Categories') },
  '/categories/segment/:id': { code: 'catalogue', reads: (_, id) => [{ detail: 'Segments', id }] },
  '/products/category/:id': { reads: (_, id) => [{ detail: 'Categories', id }, { firstPageOf: 'Products', params: inCategory(id) }] },
  '/products': { reads: (search, _, presented) => [{ list: 'Products', params: paramsOf(readProductQuery(search), PAGE_SIZES.Products, presented) }, { extra: 'productFilters' }] },
  '/products/(?:create|manage)': { reads: () => [] },
  '/products/:id': { code: 'product', reads: (_, id) => [{ detail: 'Products', id }] },
  '/collections': { reads: (search, _, presented) => [{ list: 'Collections', params: { pageNumber: readPage(search), pageSize: PAGE_SIZES.Collections, presented } }] },
  '/collections/:id': { code: 'collection', reads: (_, id) => [{ detail: 'Collections', id }, { list: 'Products', params: inCollection(id) }] },
};

/** An address typed by hand may hold what nobody can decode: it is then meant as it stands, as for the router. */
const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const patterns = Object.entries(pages).map(([path, page]) => ({ pattern: new RegExp(`^${path.replace(':id', '([^/]+)')}/?$`), ...page }));

/**
 * What the page at an address begins with; no reads for a page that asks nothing, or asks as a form does.
 * @param path below the base of the application; the root shows the segments
 * @param presented as its hooks ask (`Actor.asksPresented`), as far as is known
 */
export const firstNeeds = (path: string, search: URLSearchParams, presented?: true): FirstNeeds => {
  for (const { pattern, code, reads } of patterns) {
    const [isMatch, id = ''] = pattern.exec(path === '/' ? '/segments' : path) ?? [];
    if (isMatch) return { code, reads: reads(search, decode(id), presented) };
  }
  return { reads: [] };
};
