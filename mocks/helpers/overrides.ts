import { delay, http, type HttpHandler } from 'msw';
import { API_BASE, PAGINATION_HEADERS, type ResourceName } from '@staalkaart/api-client/wire';
import { refusal, type RefusalBody } from '../handlers/refusal.ts';
import { pattern, type Method } from '../handlers/route.ts';

/** `Products/:id` stands for numbers alone, or it would also stand for `Products/filters`. */
const matching = (path: string): string | RegExp =>
  path.includes(':') ? new RegExp(`${API_BASE}${path.replaceAll(/:\w+/g, '\\d+')}$`) : pattern(path);

/** One call fails: `msw.use(fail('get', 'Products/:id', 500, 'kapot'))`. */
export const fail = (method: Method, path: string, status: number, body: RefusalBody = ''): HttpHandler =>
  http[method](matching(path), () => refusal(status, body));

/** One call never reaches the server. */
export const offline = (method: Method = 'all', path = '*'): HttpHandler => http[method](matching(path), () => Response.error());

/** Calls take longer, and are then answered as always. */
export const slow = (ms: number, path = '*', method: Method = 'all'): HttpHandler =>
  http[method](matching(path), async () => {
    await delay(ms);
  });

/** The detail of a resource takes longer: a form opens on it meanwhile. */
export const delayDetail = (resource: ResourceName, ms: number): HttpHandler => slow(ms, `${resource}/:id`, 'get');

/** One call is never answered: the screen stays loading. */
export const pending = (method: Method, path: string): HttpHandler => http[method](matching(path), () => delay('infinite'));

/** One call answers a value: `answer('get', 'Products', [])`. */
export const answer = (method: Method, path: string, body: unknown, headers: Record<string, string> = {}): HttpHandler =>
  http[method](matching(path), () => Response.json(body, { headers }));

/** A list is empty. */
export const emptyList = (path: string): HttpHandler =>
  answer('get', path, [], { [PAGINATION_HEADERS[0]]: JSON.stringify({ currentPage: 1, totalCount: 0, totalPages: 0, pageSize: 12 }) });

/** A list comes with a pagination header that is no JSON. */
export const garbledPagination = (path: string, items: readonly unknown[]): HttpHandler =>
  answer('get', path, items, { [PAGINATION_HEADERS[0]]: '{currentPage: een' });
