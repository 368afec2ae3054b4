import { PAGINATION_HEADERS, type Pagination } from '@staalkaart/api-client/wire';
import { folded, refusal } from './checks.ts';

/** The records whose name holds the `searchTerm` of a query. */
export const searchByName = <T extends { readonly name: string }>(records: readonly T[], query: URLSearchParams): readonly T[] => {
  const term = folded(query.get('searchTerm') ?? '').trim();
  return term ? records.filter(({ name }) => folded(name).includes(term)) : records;
};

const collator = new Intl.Collator('nl', { numeric: true });

/** A copy in the order of the names, as Dutch readers expect it. */
export const byName = <T extends { readonly name: string }>(records: readonly T[]): T[] =>
  records.toSorted((a, b) => collator.compare(a.name, b.name));

const positive = (query: URLSearchParams, name: string, otherwise: number): number => {
  const value = query.get(name) || String(otherwise);
  if (/^\d+$/.test(value) && Number(value) > 0) return Number(value);
  throw refusal(400, { title: `Ongeldige waarde voor ${name}.`, errors: { [name]: ['Dit moet een getal groter dan 0 zijn.'] } });
};

/** One page of records as the body, and where it stands as the header. */
export const page = <T, V>(records: readonly T[], query: URLSearchParams, defaultSize: number, view: (record: T) => V): Response => {
  const pageSize = positive(query, 'pageSize', defaultSize);
  const currentPage = positive(query, 'pageNumber', 1);
  const totalCount = records.length;
  const pagination: Pagination = { currentPage, totalCount, totalPages: Math.ceil(totalCount / pageSize), pageSize };
  const start = (currentPage - 1) * pageSize;
  const [header] = PAGINATION_HEADERS;
  return Response.json(records.slice(start, start + pageSize).map(view), {
    headers: { [header]: JSON.stringify(pagination), 'Access-Control-Expose-Headers': header },
  });
};
