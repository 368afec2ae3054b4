import { refusal, type RefusalBody } from '@staalkaart/api';
import { API_BASE, PAGINATION_HEADERS } from '@staalkaart/api-client/wire';
import { delay, http, type HttpHandler } from 'msw';

type Method = 'get' | 'post' | 'put' | 'delete';

/** One call is answered otherwise, on any origin. `Products/:id` stands for numbers alone, or it would also stand for `Products/filters`. */
const override = (method: Method, path: string, answered: () => Response | Promise<undefined>): HttpHandler =>
  http[method](path.includes(':') ? new RegExp(`${API_BASE}${path.replaceAll(/:\w+/g, '\\d+')}$`) : `*${API_BASE}${path}`, answered);

/** One call fails: `msw.use(fail('get', 'Products/:id', 500, 'kapot'))`. */
export const fail = (method: Method, path: string, status: number, body: RefusalBody = ''): HttpHandler =>
  override(method, path, () => refusal(status, body));

/** One call never reaches the server. */
export const offline = (method: Method, path: string): HttpHandler => override(method, path, () => Response.error());

/** One call is never answered: the screen stays loading. */
export const pending = (method: Method, path: string): HttpHandler => override(method, path, async () => void await delay('infinite'));

/** One call answers a value: `answer('get', 'Products', [])`. */
export const answer = (method: Method, path: string, body: unknown, headers: Record<string, string> = {}): HttpHandler =>
  override(method, path, () => Response.json(body, { headers }));

/** A list is empty. */
export const emptyList = (path: string): HttpHandler =>
  answer('get', path, [], { [PAGINATION_HEADERS[0]]: JSON.stringify({ currentPage: 1, totalCount: 0, totalPages: 0, pageSize: 12 }) });
