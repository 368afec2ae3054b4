import { PAGINATION_HEADERS, type Pagination } from '@staalkaart/api-client/wire';
import type { Page } from '../store.ts';
import { createHeld } from './held.ts';
import { json, type JsonAnswer } from './json.ts';
import { refusal } from './refusal.ts';

/** More records than any list has, and more pages than those; together a number that every store can count to. */
const [LARGEST_SIZE, LAST_PAGE] = [1_000_000, 1_000_000_000];

const positive = (query: URLSearchParams, name: string, otherwise: number, most: number): number => {
  const value = query.get(name) || String(otherwise);
  if (/^\d+$/.test(value) && Number(value) > 0 && Number(value) <= most) return Number(value);
  throw refusal(400, { title: `Ongeldige waarde voor ${name}.`, errors: { [name]: [`Dit moet een getal van 1 tot ${most} zijn.`] } });
};

/** The page that a query asks for, or 400 (specification §9). */
export const pageIn = (query: URLSearchParams, defaultSize: number): Page =>
  ({ size: positive(query, 'pageSize', defaultSize, LARGEST_SIZE), number: positive(query, 'pageNumber', 1, LAST_PAGE) });

/** How many records are written at a time: some 80 kB, less than what an allocator asks the system for anew each time. */
const SLICE = 250;

/** A list of more records than this is held in memory until it is read; of those one person may have so many records at once. */
const [LONG, MOST_HELD] = [5_000, 300_000];
const held = createHeld(MOST_HELD);

/** Records as JSON, written as it is read: the first of a hundred thousand are on their way before the last is made. */
const jsonOf = <T>(records: readonly T[], show: (record: T) => unknown): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  let written = 0;
  return new ReadableStream({
    pull: controller => {
      const slice = records.slice(written, written + SLICE);
      const entries = JSON.stringify(slice.map(show)).slice(1, -1);
      const opening = written > 0 ? ',' : '[';
      written += slice.length;
      const isLast = written === records.length;
      controller.enqueue(encoder.encode(`${opening}${entries}${isLast ? ']' : ''}`));
      if (isLast) controller.close();
    },
  });
};

/**
 * One page of records as the body, and where it stands as a header beside others. A page beyond the last is empty.
 * @param reader the id of who asks: whoever reads many long lists at once, and slowly, is refused (503)
 */
export const pageAnswer = <T>(
  records: readonly T[], show: (record: T) => unknown, reader: number, { number, size }: Page, totalCount: number, others: Readonly<Record<string, string>>,
): Response | JsonAnswer => {
  const pagination: Pagination = { currentPage: number, totalCount, totalPages: Math.ceil(totalCount / size), pageSize: size };
  const [header] = PAGINATION_HEADERS;
  const headers = { [header]: JSON.stringify(pagination), ...others };
  if (records.length <= SLICE) return json(records.map(show), { headers });
  const body = () => jsonOf(records, show);
  return new Response(records.length > LONG ? held(reader, records.length, body) : body(), { headers: { 'Content-Type': 'application/json', ...headers } });
};
