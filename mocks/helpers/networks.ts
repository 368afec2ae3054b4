import { delay, http, type HttpHandler } from 'msw';
import { API_BASE, EXTRAS, PAGINATION_HEADERS } from '@staalkaart/api-client/wire';
import type { MockApi } from '../createMockApi.ts';
import { refusal } from '../handlers/refusal.ts';

/** How the whole line behaves, unlike `overrides.ts`, which changes one call. */
export type Network = 'normal' | 'slow' | 'offline' | 'unauthorizedSave' | 'unauthorized' | 'serverError' | 'garbledPagination';

/** How long a call takes on the slow line, in ms. */
const SLOW = 1_500;

interface Call {
  request: Request;
  /** What follows `/api/`. */
  path: string;
}
/** Nothing leaves the call to the next handler. */
type Answer = (call: Call) => Response | undefined | Promise<Response | undefined>;

const pathOf = (request: Request): string => new URL(request.url).pathname;

// Only the begin of the path counts: a development server has modules in folders named `api`.
const everyCall = (answer: Answer): HttpHandler =>
  http.all(({ request }) => pathOf(request).startsWith(API_BASE), ({ request }) => answer({ request, path: pathOf(request).slice(API_BASE.length) }));

/** Whoever is signed in stays it: a failure that ends the session would hide what it does to a screen. */
const isOwnProfile = ({ request, path }: Call): boolean => request.method === 'GET' && path === EXTRAS.me;
const isAuth = ({ path }: Call): boolean => path.startsWith('Auth/');
const isWrite = ({ request }: Call): boolean => request.method !== 'GET';

const signedOut = (): Response => refusal(401, 'Je bent niet aangemeld, of je aanmelding is verlopen.');

/** The session ends at the first save; a new sign-in goes on where it ended. */
const endsAtSave = (): HttpHandler => {
  let isOver = true;
  return everyCall(call => {
    if (isAuth(call) && isWrite(call)) isOver = false;
    return isOver && isWrite(call) ? signedOut() : undefined;
  });
};

const garble = async (answered: Response): Promise<Response> => {
  const [header] = PAGINATION_HEADERS;
  const response = new Response(answered.body, answered);
  if (response.headers.has(header)) response.headers.set(header, '{currentPage: een');
  return response;
};

/** The handlers that make the line behave so, to stand before those of the mock. Make them anew for each story. */
export const networks: Record<Network, (api: Pick<MockApi, 'fetch'>) => HttpHandler[]> = {
  normal: () => [],
  slow: () => [everyCall(() => delay(SLOW).then(() => undefined))],
  offline: () => [everyCall(call => (isOwnProfile(call) ? undefined : Response.error()))],
  unauthorizedSave: () => [endsAtSave()],
  unauthorized: () => [everyCall(call => (isAuth(call) ? undefined : signedOut()))],
  serverError: () => [everyCall(call => (isOwnProfile(call) ? undefined : refusal(500)))],
  garbledPagination: ({ fetch }) => [everyCall(call => (isWrite(call) ? undefined : fetch(call.request.clone()).then(garble)))],
};
