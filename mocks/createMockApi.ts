import { getResponse, type HttpHandler } from 'msw';
import { accounts } from './auth/accounts.ts';
import { tokenFor } from './auth/tokens.ts';
import { createDb, type Db, type Seed } from './db/db.ts';
import { createHandlers } from './handlers/createHandlers.ts';
import type { HandlerOptions } from './handlers/route.ts';
import { DEFAULT_PRODUCTS, seedOf } from './seed/seed.ts';

export interface MockApiOptions extends Omit<HandlerOptions, 'db'> {
  /** How many products the catalogue holds, up to 100,000. */
  products?: number;
  /** Another catalogue to start from than the drawn one; `products` then counts for nothing. */
  seed?: Seed;
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
  accounts: typeof accounts;
}

const ORIGIN = 'http://localhost';
const toRequest = (input: Request | string | URL, init?: RequestInit): Request =>
  input instanceof Request ? new Request(input, init) : new Request(new URL(input, ORIGIN), init);

/** Makes a mock of the API. Several may live side by side: they share the seed, which nobody writes. */
export const createMockApi = ({ products = DEFAULT_PRODUCTS, seed = seedOf(products), clock, ...options }: MockApiOptions = {}): MockApi => {
  const db = createDb(seed, clock);
  const handlers = createHandlers({ ...options, db });
  return {
    db,
    handlers,
    fetch: async (input, init) => (await getResponse(handlers, toRequest(input, init))) ?? new Response(null, { status: 404 }),
    reset: db.reset,
    tokenFor,
    accounts,
  };
};
