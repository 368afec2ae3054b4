import { delay, http, type HttpHandler } from 'msw';
import { API_BASE, type Role } from '@staalkaart/api-client/wire';
import { EVERYONE } from '../auth/access.ts';
import { userOf } from '../auth/accounts.ts';
import type { Db } from '../db/db.ts';
import type { UserFact } from '../db/facts.ts';
import { failsOnPurpose, type FailureSwitch } from '../switches.ts';
import { refusal } from './checks.ts';

/** A call on its way to its answer. */
export interface Call {
  db: Db;
  /** Who is signed in. */
  me: UserFact;
  request: Request;
  params: Record<string, string>;
  query: URLSearchParams;
}

/** Gives the bytes of the picture at a site-relative path, if there is one. */
export type ReadMedia = (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;

export interface HandlerOptions {
  db: Db;
  /** Milliseconds before each answer. */
  latency?: number;
  /** Calls that fail on purpose. */
  failures?: readonly FailureSwitch[];
  /** Runs before the answer to a write leaves: what is answered is stored. */
  onChange?: () => Promise<void> | void;
  /** Reads a picture of the seed, for the export. */
  readMedia?: ReadMedia;
}

export type Method = 'get' | 'post' | 'put' | 'delete' | 'all';
/** Gives a Response, or a value to send as JSON; undefined is an empty 204. */
type Answer = (call: Call) => unknown;
/** Makes the handler of one call; `'open'` needs no sign-in. */
export type Route = (method: Method, path: string, answer: Answer, allowed?: readonly Role[] | 'open') => HttpHandler;

/** A pattern that holds on any origin. */
export const pattern = (path: string): string => `*${API_BASE}${path}`;

const toResponse = (value: unknown): Response =>
  value instanceof Response ? value : value === undefined ? new Response(null, { status: 204 }) : Response.json(value);

const identify = (db: Db, request: Request, allowed: readonly Role[] | 'open') => {
  const me = userOf(db, request);
  if (allowed === 'open') return me;
  if (!me) throw refusal(401, 'Je bent niet aangemeld, of je aanmelding is verlopen.');
  if (!allowed.includes(me.role)) throw refusal(403, { title: 'Je hebt geen rechten om dit te doen.' });
  return me;
};

/** Makes the function that every handler is made with. */
export const createRoute = ({ db, latency = 0, failures = [], onChange }: HandlerOptions): Route =>
  (method, path, answer, allowed = EVERYONE) =>
    http[method](pattern(path), async ({ request, params }) => {
      if (latency > 0) await delay(latency);
      try {
        if (failsOnPurpose(failures, request)) {
          throw refusal(500, { title: 'De server kon dit niet uitvoeren.', detail: 'Deze oproep mislukt met opzet (mock-fail).' });
        }
        const me = identify(db, request, allowed) as Call['me'];
        const query = new URL(request.url).searchParams;
        const response = toResponse(await answer({ db, me, request, query, params: params as Call['params'] }));
        if (request.method !== 'GET') await onChange?.();
        return response;
      } catch (thrown) {
        if (thrown instanceof Response) return thrown;
        throw thrown;
      }
    });
