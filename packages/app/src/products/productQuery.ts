import { FIRST_PAGE, type Id, type ProductListParams, type ProductOrder } from '@staalkaart/api-client/wire';
import { readPage } from '../records/readPage.ts';

/** What /products shows, as its address has it: back, forward, reload and a shared link all work (specification §2, §3). */
export interface ProductQuery {
  searchTerm: string;
  orderBy: ProductOrder | undefined;
  pageNumber: number;
  /** Chosen options by filter group; the ids are text, as the address has them. */
  filters: Record<string, Id[]>;
}

/** The groups of the contract; a server may send others beside them. */
const FILTER_GROUPS = ['collections', 'categories', 'tags'];
const ORDERS: readonly string[] = ['erpId', 'created', 'updated'] satisfies ProductOrder[];

const isOrder = (value: string | null): value is ProductOrder => value !== null && ORDERS.includes(value);

/**
 * Reads the address; what it cannot read counts as not asked.
 * @param others the groups that a server has beside those of the contract
 */
export const readProductQuery = (search: URLSearchParams, others: readonly string[] = []): ProductQuery => {
  const groups = [...new Set([...FILTER_GROUPS, ...others])];
  const order = search.get('orderBy');
  const chosen = groups.map(group => [group, [...new Set(search.getAll(group))].filter(Boolean)] as const);
  return {
    searchTerm: search.get('searchTerm')?.trim() ?? '',
    orderBy: isOrder(order) ? order : undefined,
    pageNumber: readPage(search),
    filters: Object.fromEntries(chosen.filter(([, ids]) => ids.length > 0)),
  };
};

/** Beside its groups in an address. */
const NO_GROUPS = new Set(['searchTerm', 'orderBy', 'pageNumber']);

/** Reads an address where the server's groups are not known: whatever groups stand in it. */
export const readAnyQuery = (search: URLSearchParams): ProductQuery => readProductQuery(search, [...search.keys()].filter(key => !NO_GROUPS.has(key)));

/** Writes the address: page 1 and what is empty stay out of it. */
export const writeProductQuery = ({ searchTerm, orderBy, pageNumber, filters }: ProductQuery): URLSearchParams => {
  const search = new URLSearchParams();
  if (searchTerm) search.set('searchTerm', searchTerm);
  if (orderBy) search.set('orderBy', orderBy);
  for (const [group, ids] of Object.entries(filters)) for (const id of ids) search.append(group, String(id));
  if (pageNumber > FIRST_PAGE) search.set('pageNumber', String(pageNumber));
  return search;
};

/** Another filter, search or order starts at page 1 again (specification §4). */
export const changeQuery = (query: ProductQuery, change: Partial<ProductQuery>): ProductQuery => ({ ...query, pageNumber: FIRST_PAGE, ...change });

/**
 * The list parameters of a query.
 * @param presented as presentation mode shows it (`Actor.asksPresented`)
 */
export const paramsOf = ({ filters, ...rest }: ProductQuery, pageSize: number, presented: ProductListParams['presented']): ProductListParams =>
  ({ ...filters, ...rest, pageSize, presented });
