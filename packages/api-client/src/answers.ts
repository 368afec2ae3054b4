import type { AxiosResponse } from 'axios';
import { ApiError } from './ApiError.ts';
import { isMarkup } from './errorBody.ts';
import { parsePagination } from './pagination.ts';
import type { Id, Page } from './types/common.ts';

/** The failure of a call that succeeded but answered something else than it should. */
export const unexpectedAnswer = ({ status, statusText, config }: AxiosResponse): ApiError =>
  new ApiError({ kind: 'response', status, statusText, method: config.method?.toUpperCase(), url: config.url });

/** A page of HTML where data is expected: a proxy answered in the server's place. */
export const rejectMarkup = <Response extends AxiosResponse<unknown>>(response: Response): Response => {
  const { data } = response;
  const isPage = data instanceof Blob ? /^text\/html/i.test(data.type) : typeof data === 'string' && isMarkup(data);
  if (isPage) throw unexpectedAnswer(response);
  return response;
};

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The list in the body: an array, or `items` of an object. */
export const listOf = <Item>(response: AxiosResponse<unknown>): Item[] => {
  const { data } = response;
  const items = isObject(data) && 'items' in data ? data.items : data;
  if (!Array.isArray(items)) throw unexpectedAnswer(response);
  return items;
};

/** The list in the body beside the pagination of the header (specification §3). */
export const pageOf = <Item>(response: AxiosResponse<unknown>): Page<Item> => {
  const items = listOf<Item>(response);
  return { items, pagination: parsePagination(response.headers, items.length) };
};

/** The record in the body. */
export const recordOf = <Detail>(response: AxiosResponse<unknown>): Detail => {
  if (!isObject(response.data)) throw unexpectedAnswer(response);
  return response.data as Detail;
};

/** The id of a new record where its body is missing: a bare number, or the tail of `Location: .../{resource}/{id}`. */
const idFrom = ({ data, headers, config }: AxiosResponse<unknown>): { id?: Id } => {
  if (typeof data === 'number') return { id: data };
  const [, resource, id] = /([^/]+)\/([^/?#]+)\/?$/.exec(String(headers.location ?? '')) ?? [];
  return id && resource?.toLowerCase() === config.url?.toLowerCase() ? { id } : {};
};

/**
 * What a write left on the server: the values sent, overlaid by the record that came back.
 * An empty body (204, or 200 with nothing) is no failure; the id of a new record is then
 * taken from a bare number in the body or from the Location header, and is missing without those.
 */
export const savedFrom = <Detail>(sent: object, response: AxiosResponse<unknown>): Detail =>
  ({ ...idFrom(response), ...sent, ...(isObject(response.data) ? response.data : {}) }) as Detail;
