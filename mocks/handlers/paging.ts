import { PAGINATION_HEADERS, type Pagination } from '@staalkaart/api-client/wire';
import { refusal } from './refusal.ts';

const positive = (query: URLSearchParams, name: string, otherwise: number): number => {
  const value = query.get(name);
  if (value === null || value === '') return otherwise;
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
  return Response.json(records.slice(start, start + pageSize).map(view), {
    headers: {
      [PAGINATION_HEADERS[0]]: JSON.stringify(pagination),
      'Access-Control-Expose-Headers': PAGINATION_HEADERS[0],
    },
  });
};
