import { createApi, createDb, type Db, refusal, type Seed } from '@staalkaart/api';
import { delay, type HttpHandler } from 'msw';
import { over, wireHandler, type Answering, type Wire } from './faults/wire.ts';
import { createPorts } from './ports.ts';
import type { ReadMedia } from './seed/media.ts';
import { seedOf } from './seed/seed.ts';
import type { FailureSwitch } from './switches.ts';

export interface MockApiOptions {
  /** How many products the catalogue holds, up to 100,000; 240 at first. */
  products?: number | undefined;
  /** Another catalogue to start from than the drawn one; `products` then counts for nothing. */
  seed?: Seed;
  /** What happens to each call on its way: `plain()` for a server that does nothing beyond the specification, where this one tells more (tags of content, who wrote last). */
  wire?: Wire;
  /** What a write is stamped with; the real time when absent. */
  clock?: () => Date;
  /** Milliseconds before each answer. */
  latency?: number;
  /** Calls that fail on purpose. */
  failures?: readonly FailureSwitch[];
  /** Runs before the answer to a write leaves: what is answered is stored. */
  onChange?: () => Promise<void> | void;
  /** Reads a picture of the seed, for the export. */
  readMedia?: ReadMedia;
}

/** A whole mock of the API over its own catalogue. */
export interface MockApi {
  db: Db;
  handlers: HttpHandler[];
  /** Answers a request without a worker: for tests, and for a server. */
  fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /** Back to the seed, in less time than a frame. */
  reset: () => void;
}

const ORIGIN = 'http://localhost';

/** The API as the switches want it: late, and failing on purpose. */
const switched = ({ latency = 0, failures = [] }: MockApiOptions): Wire => async ({ method, path }) => {
  if (latency > 0) await delay(latency);
  const isMeant = (failure: FailureSwitch) => (!failure.method || failure.method === method) && `${path}/`.toLowerCase().startsWith(`${failure.path.toLowerCase()}/`);
  return failures.some(isMeant) ? refusal(500, { title: 'De server kon dit niet uitvoeren.', detail: 'Deze oproep mislukt met opzet (mock-fail).' }) : undefined;
};

/** Makes a mock of the API. Several may live side by side: they share the seed, which nobody writes. */
export const createMockApi = (options: MockApiOptions = {}): MockApi => {
  const { products, seed = seedOf(products), wire, clock = () => new Date(), onChange, readMedia } = options;
  const db = createDb(seed);
  const answer = createApi(createPorts(db, clock, readMedia)).fetch;
  const stored: Answering = async request => {
    const answered = await answer(request);
    if (request.method !== 'GET') await onChange?.();
    return answered;
  };
  const kind = over(switched(options), stored);
  const answering = wire ? over(wire, kind) : kind;
  return {
    db,
    handlers: [wireHandler(({ request }) => answering(request), answering)],
    fetch: (input, init) => answering(new Request(input instanceof Request ? input : new URL(input, ORIGIN), init)),
    reset: db.reset,
  };
};
