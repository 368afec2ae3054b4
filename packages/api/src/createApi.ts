import type { Role } from '@staalkaart/api-client/wire';
import { authRoutes } from './calls/auth.ts';
import { catalogueRoutes } from './calls/catalogue.ts';
import { fileRoutes } from './calls/files.ts';
import { importRoutes } from './calls/import.ts';
import { peopleRoutes } from './calls/people.ts';
import { resourceRoutes } from './calls/resource.ts';
import { type Call, createRouter, type OpenCall, openRoute, type Route } from './calls/route.ts';
import type { AuditEvent } from './events.ts';
import type { UserFact } from './facts.ts';
import { json, JsonAnswer } from './http/json.ts';
import { refusal } from './http/refusal.ts';
import type { Ports } from './ports.ts';
import { resources } from './resources/resources.ts';
import type { Snapshot, Store } from './store.ts';

/** Every call of the API (specification §7). */
const routes: readonly Route[] = [
  ...resources.flatMap(resourceRoutes), ...peopleRoutes, ...catalogueRoutes, ...importRoutes, ...fileRoutes, ...authRoutes,
  // Loaded when it is asked for: no page needs it.
  openRoute('GET', 'openapi.json', async () => (await import('./openapi/openapi.ts')).describeApi(routeTable)),
];
const findRoute = createRouter(routes);

/** The method, the path and the roles of every call. */
export const routeTable = routes.map(({ method, path, allowed }) => ({ method, path, allowed }));

/** What a call answers: the whole text of it where that is at hand. */
export type ApiAnswer = Response | JsonAnswer;

const toAnswer = (value: unknown): ApiAnswer => {
  if (value instanceof JsonAnswer || value instanceof Response) return value;
  return value === undefined ? new JsonAnswer(null, { status: 204 }) : json(value);
};

const notSignedIn = (): Response => refusal(401, 'Je bent niet aangemeld, of je aanmelding is verlopen.');
const notAllowed = (): Response => refusal(403, { title: 'Je hebt geen rechten om dit te doen.' });

/** Who has a token, when that is somebody who may come in. */
const holderOf = async ({ sessions }: Ports, at: Snapshot, token: string): Promise<{ user: UserFact; isDue: boolean } | undefined> => {
  const session = await sessions.find(at, token);
  const [user] = session ? await at.get('users', [session.userId]) : [];
  return session && user?.isActive ? { user, isDue: session.isDue } : undefined;
};

/** Has it written down that a session is used: once for calls that come together. */
type Renew = (token: string) => void;

const createRenew = ({ sessions, store }: Ports): Renew => {
  const underWay = new Set<string>();
  return token => {
    if (underWay.has(token)) return;
    underWay.add(token);
    // Nobody waits for it: whoever only reads may do so while others write, or nothing can be written.
    store.write(at => sessions.renew(at, token)).catch(() => undefined).finally(() => underWay.delete(token));
  };
};

/** Who sent a request. */
const userOf = async (ports: Ports, renew: Renew, token: string): Promise<UserFact | undefined> => {
  const holder = await ports.store.read(at => holderOf(ports, at, token));
  if (holder?.isDue) renew(token);
  return holder?.user;
};

/** The same store, in which nobody writes who was signed out, or whose rights changed, since the call began: so the last SuperAdmin stays one, too. */
const writtenBy = (ports: Ports, token: string, { role }: UserFact): Store => ({
  ...ports.store,
  write: work => ports.store.write(async at => {
    const holder = await holderOf(ports, at, token);
    if (!holder) throw notSignedIn();
    if (holder.user.role !== role) throw notAllowed();
    return work(at);
  }),
});

/** The call of whoever makes it, or 401 or 403. */
const identified = async (call: OpenCall, renew: Renew, allowed: readonly Role[]): Promise<Call> => {
  const token = /^Bearer (\S+)$/i.exec(call.request.headers.get('Authorization') ?? '')?.[1];
  const me = token === undefined ? undefined : await userOf(call, renew, token);
  if (!token || !me) throw notSignedIn();
  if (!allowed.includes(me.role)) throw notAllowed();
  return { ...call, store: writtenBy(call, token, me), me, token };
};

/** What is known of a request beside itself. */
export interface Asked {
  /** Where it came from, as the throttle counts it. */
  address?: string;
  /** Is told the id of whoever makes the call, once that is known. */
  onUser?: (id: number) => void;
  /** Is told what happened that is worth writing down. */
  onEvent?: (event: AuditEvent) => void;
}

const answer = async (ports: Ports, renew: Renew, request: Request, { address = '', onUser, onEvent: tell = () => undefined }: Asked): Promise<ApiAnswer> => {
  const { pathname, searchParams: query } = new URL(request.url);
  const { route, params, methods } = findRoute(request.method === 'HEAD' ? 'GET' : request.method, pathname);
  if (!route && methods.length > 0) throw refusal(405, '', { Allow: methods.join(', ') });
  // A call that nothing answers names itself, so that it is not mistaken for a record that is gone.
  if (!route) throw refusal(404, `Onbekende oproep: ${request.method} ${pathname}`);
  const open: OpenCall = { ...ports, request, address, pathname, query, params, now: ports.clock().toISOString(), tell };
  if (route.allowed === 'open') return toAnswer(await route.answer(open));
  const call = await identified(open, renew, route.allowed);
  onUser?.(call.me.id);
  return toAnswer(await route.answer(call));
};

/** The calls of the API over what is given. */
export interface Api {
  /** Answers a request, refusals included; throws what is nobody's fault but the server's. */
  answer: (request: Request, asked?: Asked) => Promise<ApiAnswer>;
  /** The same as a `Response`, whatever it was made of. */
  fetch: (request: Request, asked?: Asked) => Promise<Response>;
}

/** A `HEAD` is a `GET` of which nobody reads the body. */
const answered = async (request: Request, made: ApiAnswer): Promise<ApiAnswer> => {
  if (request.method !== 'HEAD') return made;
  if (made instanceof JsonAnswer) return new JsonAnswer(null, made);
  await made.body?.cancel();
  return new Response(null, made);
};

/** Makes the API over a store, files and what else is not pure. */
export const createApi = (ports: Ports): Api => {
  const renew = createRenew(ports);
  const answerAll: Api['answer'] = async (request, asked = {}) => {
    try {
      return await answered(request, await answer(ports, renew, request, asked));
    } catch (thrown) {
      if (thrown instanceof Response) return answered(request, thrown);
      throw thrown;
    }
  };
  return {
    answer: answerAll,
    async fetch(request, asked) {
      const made = await answerAll(request, asked);
      return made instanceof JsonAnswer ? made.toResponse() : made;
    },
  };
};
