import { ApiError, isMarkup } from './ApiError.ts';
import { createBreak } from './batches.ts';
import { PAGINATION_HEADERS } from './endpoints.ts';
import type { Id, Page, Pagination } from './types/common.ts';
import { type Fields, idOf, isFields, many, one, type Parser } from './types/read.ts';
import { unreadable } from './unreadable.ts';

/** What came back of a call: the part of axios' answer that is read. */
export interface Answer {
  /** Of a list that is read in batches: the stream of those. */
  data: unknown;
  status: number;
  statusText: string;
  /** With names in lower case. */
  headers: Record<string, unknown>;
  config: { method?: string; url?: string };
}

/** The failure of a call that succeeded but answered something else than it should. */
const unexpectedAnswer = ({ status, statusText, config: { method, url } }: Answer, isPage = false): ApiError => {
  if (method === 'get') unreadable.add(url);
  return new ApiError({ kind: 'response', status, statusText, method: method?.toUpperCase(), url, isMarkup: isPage });
};

/** A page of HTML where data is expected: a proxy answered in the server's place. */
export const rejectMarkup = (answer: Answer): Answer => {
  const { data } = answer;
  const isPage = data instanceof Blob ? /^text\/html/i.test(data.type) : typeof data === 'string' && isMarkup(data);
  if (isPage) throw unexpectedAnswer(answer, true);
  return answer;
};

/** What was read of an answer, if it is there. */
const known = <Read>(answer: Answer, read: Read | undefined): Read => {
  if (read === undefined) throw unexpectedAnswer(answer);
  return read;
};

/** The object in the body. */
export const fieldsOf = (answer: Answer): Fields => known(answer, isFields(answer.data) ? answer.data : undefined);

/**
 * The record in the body.
 * @param isBroken looks at it as it came: a part of it was lost, though it can be read
 */
export const recordOf = <Read>(answer: Answer, parse: Parser<Read>, isBroken?: (told: Fields) => boolean): Read =>
  known(answer, isFields(answer.data) && isBroken?.(answer.data) ? undefined : one(parse, answer.data));

/** The file in the body; what is empty, or says something in its place, is none. */
export const blobOf = (answer: Answer): Blob => {
  const { data } = answer;
  return known(answer, data instanceof Blob && data.size > 0 && !/json/i.test(data.type) ? data : undefined);
};

/** The list in the body, of anything: an array, or `items` of an object. */
export const listOf = (answer: Answer): unknown[] => {
  const items = isFields(answer.data) ? answer.data.items : answer.data;
  return known(answer, Array.isArray(items) ? items : undefined);
};

const isCount = (value: unknown, least: number): boolean => Number.isInteger(value) && Number(value) >= least;

/** @param itemCount how many came: of fewer in all, or of no page, it makes no sense */
const parsePagination = (text: unknown, itemCount: number): Pagination | undefined => {
  try {
    const { currentPage, totalCount, totalPages, pageSize } = JSON.parse(String(text));
    const makesSense = isCount(currentPage, 1) && isCount(totalCount, itemCount) && isCount(totalPages, Math.sign(itemCount)) && isCount(pageSize, 1);
    return makesSense ? { currentPage, totalCount, totalPages, pageSize } : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The pagination header of a list (specification §3); the first of `Pagination` and `X-Pagination` that makes sense wins.
 * @param headers with names in lower case
 * @param itemCount how many items the body held: missing or garbled headers mean one page of them
 */
export const paginationOf = (headers: Record<string, unknown>, itemCount: number): Pagination =>
  PAGINATION_HEADERS.map(name => parsePagination(headers[name.toLowerCase()], itemCount)).find(told => told !== undefined)
  ?? { currentPage: 1, totalCount: itemCount, totalPages: 1, pageSize: itemCount };

/** Hears of a list what is in, while the rest is still coming. */
export type Hear<Item> = (part: Page<Item>) => void;

/** The part that is told after this one is so many times as long: what is done with each, in all, stays in proportion. */
const PART_GROWTH = 4;

/** Every entry in the body, in order, as the batches come in. */
async function* batchesIn(answer: Answer): AsyncGenerator<unknown[], void> {
  if (!(answer.data instanceof ReadableStream)) return yield listOf(answer);
  const reader = answer.data.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      yield listOf(rejectMarkup({ ...answer, data: read.value }));
    }
  } catch (thrown) {
    if (thrown instanceof ApiError) throw thrown;
    if (thrown instanceof SyntaxError) throw unexpectedAnswer(answer);
    // Both clients tell of time in their own way: axios by a code, the browser by a name.
    const { code, name } = Object(thrown) as { code?: unknown; name?: unknown };
    const { method, url } = answer.config;
    throw new ApiError({ kind: code === 'ETIMEDOUT' || name === 'TimeoutError' ? 'timeout' : 'network', method: method?.toUpperCase(), url });
  } finally {
    // What nobody reads to its end is not fetched either.
    void reader.cancel().catch(() => undefined);
  }
}

/**
 * The list in the body beside its pagination.
 * @throws ApiError where the body is no list, or breaks off
 */
export const pageOf = async <Item extends { id: Id }>(answer: Answer, parse: Parser<Item>, hear?: Hear<Item>): Promise<Page<Item>> => {
  const items: Item[] = [];
  const pause = createBreak();
  const seen = new Set<Id>();
  let told = 0;
  for await (const batch of batchesIn(answer)) {
    // What is told twice is there once: a page draws each by its id.
    items.push(...many(parse, batch).filter(({ id }) => !seen.has(id) && seen.add(id)));
    if (hear && items.length > told * PART_GROWTH) {
      told = items.length;
      hear({ items: items.slice(), pagination: paginationOf(answer.headers, told) });
    }
    await pause();
  }
  return { items, pagination: paginationOf(answer.headers, items.length) };
};

/**
 * The answer's ETag, to be sent back as `If-Match`. A weak one is none: `If-Match` never matches it
 * (RFC 9110), so that sending it would only have every write refused.
 */
export const versionOf = ({ headers }: Answer): string | undefined => {
  const tag: unknown = headers.etag;
  return typeof tag === 'string' && tag.startsWith('"') ? tag : undefined;
};

/** The id of a new record where its body is missing: a bare number, or the tail of `Location: .../{resource}/{id}`. */
const newIdOf = ({ data, headers, config }: Answer): Id | undefined => {
  if (typeof data === 'number') return data;
  const [, resource, id] = /([^/]+)\/([^/?#]+)\/?$/.exec(String(headers.location ?? '')) ?? [];
  return resource?.toLowerCase() === config.url?.toLowerCase() ? id : undefined;
};

/** What a write left on the server, as far as it was told or sent. The id of a new record may stay unknown. */
export type SavedRecord<Read> = Partial<Omit<Read, 'id'>> & { id: Id | undefined };

/** Holds something: an empty text or list is what a parser makes of nothing. */
const isFilled = (value: unknown): boolean => Object.keys(Object(value)).length > 0;

/**
 * What a write left on the server: the values sent, overlaid by the record that came back, read as any record is.
 * An empty body (204, or 200 with nothing) is no failure; the id of a new record is then
 * taken from a bare number in the body or from the Location header, and is undefined without those.
 */
export const savedFrom = <Read extends { id: Id }>(sent: object, answer: Answer, parse: Parser<Read>): SavedRecord<Read> => {
  const back = isFields(answer.data) ? answer.data : {};
  const told: Fields = { ...sent, ...back };
  const id = idOf(back.id) ?? ('id' in sent ? idOf(sent.id) : newIdOf(answer));
  // Only what was sent or came back, under whichever name: what nobody told of is not known to be empty.
  const read = Object.entries(parse(told, id ?? '')).filter(([name, value]) => name in told || isFilled(value));
  return { ...(Object.fromEntries(read) as Partial<Read>), id };
};
