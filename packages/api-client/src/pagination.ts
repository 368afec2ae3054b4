import { PAGINATION_HEADERS } from './endpoints.ts';
import type { Pagination } from './types/common.ts';

/** Response headers: axios' own, fetch's, or a plain record with lower-case names. */
export type HeaderSource = { get(name: string): unknown } | Record<string, unknown>;

const read = (headers: HeaderSource, name: string): unknown =>
  typeof headers.get === 'function' ? headers.get(name) : (headers as Record<string, unknown>)[name.toLowerCase()];

const isCount = (value: unknown, least: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least;

const parse = (text: unknown): Pagination | undefined => {
  if (typeof text !== 'string') return undefined;
  try {
    const { currentPage, totalCount, totalPages, pageSize } = JSON.parse(text);
    const makesSense =
      isCount(currentPage, 1) && isCount(totalCount, 0) && isCount(totalPages, 0) && isCount(pageSize, 1);
    return makesSense ? { currentPage, totalCount, totalPages, pageSize } : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Reads the pagination header of a list (specification §3); the first of `Pagination` and `X-Pagination` that makes sense wins.
 * @param itemCount how many items the body held: missing or garbled headers mean one page of them
 */
export const parsePagination = (headers: HeaderSource, itemCount: number): Pagination => {
  for (const name of PAGINATION_HEADERS) {
    const pagination = parse(read(headers, name));
    if (pagination) return pagination;
  }
  return { currentPage: 1, totalCount: itemCount, totalPages: 1, pageSize: itemCount };
};
