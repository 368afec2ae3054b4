import { FIRST_PAGE, type Id, type ProductListParams, type ProductOrder } from '@staalkaart/api-client';

/** What /products shows, as its address has it: back, forward, reload and a shared link all work (specification §2, §3). */
export interface ProductQuery {
  searchTerm: string;
  orderBy: ProductOrder | undefined;
  pageNumber: number;
  /** Chosen options by filter group; the ids are text, as the address has them. */
  filters: Record<string, Id[]>;
}

/** The groups of the contract; a server may send others beside them. */
export const FILTER_GROUPS = ['collections', 'categories', 'tags'];
const ORDERS: readonly string[] = ['erpId', 'created', 'updated'] satisfies ProductOrder[];

const isOrder = (value: string | null): value is ProductOrder => value !== null && ORDERS.includes(value);

/** A page number of the address: a whole number from 1; anything else is page 1. */
export const readPage = (search: URLSearchParams): number => {
  const page = Number(search.get('pageNumber'));
  return Number.isSafeInteger(page) && page >= FIRST_PAGE ? page : FIRST_PAGE;
};

/** Reads the address; what it cannot read counts as not asked. */
export const readProductQuery = (search: URLSearchParams, groups: readonly string[] = FILTER_GROUPS): ProductQuery => {
  const order = search.get('orderBy');
  const chosen = groups.map(group => [group, search.getAll(group).filter(Boolean)] as const);
  return {
    searchTerm: search.get('searchTerm')?.trim() ?? '',
    orderBy: isOrder(order) ? order : undefined,
    pageNumber: readPage(search),
    filters: Object.fromEntries(chosen.filter(([, ids]) => ids.length > 0)),
  };
};

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

/** The list parameters of a query. */
export const paramsOf = ({ filters, ...rest }: ProductQuery, pageSize: number): ProductListParams => ({ ...filters, ...rest, pageSize });
