import { getResponse, type HttpHandler } from 'msw';
import { tokenFor } from './auth/accounts.ts';
import { createDb, type Db, type Seed } from './db/db.ts';
import { over, wireHandler, type Answering } from './faults/wire.ts';
import { createHandlers } from './handlers/createHandlers.ts';
import type { HandlerOptions } from './handlers/route.ts';
import { seedOf } from './seed/seed.ts';
import { plain } from './temper/plain.ts';

export interface MockApiOptions extends Omit<HandlerOptions, 'db'> {
  /** How many products the catalogue holds, up to 100,000; 240 at first. */
  products?: number | undefined;
  /** Another catalogue to start from than the drawn one; `products` then counts for nothing. */
  seed?: Seed;
  /** `kind` tells more than the specification asks (tags of content, who wrote last), `plain` as little as it allows. */
  temper?: 'kind' | 'plain';
  /** How long a detail takes in the plain temper, in ms. */
  detailDelay?: number;
  /** What a write is stamped with; the real time when absent. */
  clock?: () => Date;
}

/** A whole mock of the API over its own catalogue. */
export interface MockApi {
  db: Db;
  handlers: HttpHandler[];
  /** Answers a request without a worker: for tests, and for a server. */
  fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /** Back to the seed, in less time than a frame. */
  reset: () => void;
  tokenFor: typeof tokenFor;
}

const ORIGIN = 'http://localhost';

/** Makes a mock of the API. Several may live side by side: they share the seed, which nobody writes. */
export const createMockApi = ({ products, seed = seedOf(products), temper = 'kind', detailDelay, clock, ...options }: MockApiOptions = {}): MockApi => {
  const db = createDb(seed, clock);
  const kind = createHandlers({ ...options, db });
  // Nobody signs in by a cookie, and every handler would read them all from the browser.
  const answerKindly: Answering = async request => (await getResponse(kind, new Request(request, { credentials: 'omit' }))) ?? new Response(null, { status: 404 });
  const wire = temper === 'plain' ? plain(detailDelay) : undefined;
  const answering = wire ? over(wire, answerKindly) : answerKindly;
  return {
    db,
    handlers: [wireHandler(({ request }) => answering(request), answering)],
    fetch: (input, init) => answering(new Request(input instanceof Request ? input : new URL(input, ORIGIN), init)),
    reset: db.reset,
    tokenFor,
  };
};
