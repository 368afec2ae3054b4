import { http, type HttpHandler } from 'msw';
import { API_BASE, EXTRAS, RESOURCES } from '@staalkaart/api-client/wire';

/** Answers a request, however that is done. */
export type Answering = (request: Request) => Promise<Response>;

/** A call on its way to the server. */
export interface WireCall {
  request: Request;
  method: string;
  /** What follows `/api/`. */
  path: string;
  /** What the server answers to it, or to another request in its place. */
  next: (request?: Request) => Promise<Response>;
}

/** What happens to a call on its way; undefined where it is answered as always. */
export type Wire = (call: WireCall) => Response | undefined | Promise<Response | undefined>;

const pathOf = (request: Request): string => new URL(request.url).pathname;

const callOf = (request: Request, answering: Answering): WireCall => ({
  request,
  method: request.method,
  path: pathOf(request).slice(API_BASE.length),
  next: (other = request.clone()) => answering(other),
});

/** Answers over a wire: for a server, and for a mock without a worker. */
export const over = (wire: Wire, answering: Answering): Answering => async request =>
  (await wire(callOf(request, answering))) ?? answering(request);

/** A wire as a handler of msw, to stand before others: what it leaves alone is theirs. */
export const wireHandler = (wire: Wire, answering: Answering): HttpHandler =>
  // Only the begin of the path counts: a development server has modules in folders named `api`.
  http.all(({ request }) => pathOf(request).startsWith(API_BASE), ({ request }) => wire(callOf(request, answering)));

const resourceOf = (path: string): string | undefined => RESOURCES.find(name => path === name || path.startsWith(`${name}/`));

export const isRead = ({ method }: WireCall): boolean => method === 'GET';
export const isAuth = ({ path }: WireCall): boolean => path.startsWith('Auth/');
export const isOwnProfile = (call: WireCall): boolean => isRead(call) && call.path === EXTRAS.me;
/** A call that changes something; signing in changes nothing. */
export const isWrite = (call: WireCall): boolean => !isRead(call) && !isAuth(call);
/** A write that carries something. */
export const isSave = (call: WireCall): boolean => isWrite(call) && call.method !== 'DELETE';
/** `GET Products`, for any of the nine resources. */
export const isList = (call: WireCall): boolean => isRead(call) && resourceOf(call.path) === call.path;
/** `GET Products/12`. */
export const isDetail = (call: WireCall): boolean => isRead(call) && resourceOf(call.path) !== undefined && /^\w+\/\d+$/.test(call.path);
/** A picture or a video that is sent. */
export const isUpload = ({ method, path }: WireCall): boolean => method === 'POST' && /\/(image|video)$/.test(path);

/** An object of a JSON answer. */
export type Json = Record<string, unknown>;

/** The same answer with another body; a failed one stays as it is. */
export const withBody = async (answered: Response, change: (body: unknown) => unknown): Promise<Response> => {
  if (!answered.ok) return answered;
  return Response.json(change(await answered.json()), { status: answered.status, headers: answered.headers });
};

/** Changes each record of a list, or the one record of a detail. */
export const eachRecord = (body: unknown, change: (record: Json) => Json): unknown =>
  Array.isArray(body) ? body.map(record => (record === null ? null : change(record as Json))) : change(body as Json);

/** A page where JSON was asked for: a proxy's, a framework's or a hotel's. */
export const htmlPage = (status: number, title: string): Response =>
  new Response(`<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
