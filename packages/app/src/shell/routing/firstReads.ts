import { PAGE_SIZES, type FirstRead } from '@staalkaart/api-client/wire';
import { paramsOf, readProductQuery } from '../../products/productQuery.ts';
import { readPage } from '../../records/readPage.ts';

type Reads = (search: URLSearchParams, id: string) => FirstRead[];

const pageOf = (list: 'Segments' | 'Categories' | 'Collections'): Reads => search =>
  [{ list, params: { pageNumber: readPage(search), pageSize: PAGE_SIZES[list] } }];

/** What each page asks first, with the same parameters as its hooks. Free of React: it runs before the application is there. */
const reads = {
  '/segments': pageOf('Segments'),
  '/categories': pageOf('Categories'),
  '/categories/segment/:id': (_, id) => [{ detail: 'Segments', id }],
  '/products/category/:id': (_, id) => [{ detail: 'Categories', id }, { list: 'Products', params: { categories: [id], pageSize: PAGE_SIZES.BULK } }],
  '/products': search => [{ list: 'Products', params: paramsOf(readProductQuery(search), PAGE_SIZES.Products) }, { extra: 'productFilters' }],
  '/products/:id': (_, id) => (id === 'create' ? [] : [{ detail: 'Products', id }]),
  '/collections': pageOf('Collections'),
  '/collections/:id': (_, id) => [{ detail: 'Collections', id }, { list: 'Products', params: { collections: [id], pageSize: PAGE_SIZES.BULK } }],
} satisfies Record<string, Reads>;

/** An address typed by hand may hold what nobody can decode: it is then meant as it stands, as for the router. */
const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const patterns = Object.entries(reads).map(([path, ask]) => [new RegExp(`^${path.replace(':id', '([^/]+)')}/?$`), ask as Reads] as const);

/**
 * The reads that the page at an address begins with; none for a page that asks nothing, or asks as a form does.
 * @param path below the base of the application; the root shows the segments
 */
export const firstReads = (path: string, search: URLSearchParams): FirstRead[] => {
  for (const [pattern, ask] of patterns) {
    const [isMatch, id = ''] = pattern.exec(path === '/' ? '/segments' : path) ?? [];
    if (isMatch) return ask(search, decode(id));
  }
  return [];
};
