import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { type ApiAnswer, isOfParts, refusal } from '@staalkaart/api';
import { NodeRequest } from 'srvx/node';
import { accepts } from './accepts.ts';
import { send } from './send.ts';

/** Who may say for whom they ask: addresses of proxies, or those of this machine. */
export type TrustedProxies = 'loopback' | string[];

/** Answers a request; `address` is where it came from. */
export type Answering = (request: Request, address: string) => Promise<ApiAnswer>;

/** Those that a `Request` can have, and of which a call answers something. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const KILOBYTE = 1024;
/** The largest body that is not a file, in kB; and that of a call which anybody may make. */
const [LARGEST_BODY, LARGEST_OPEN] = [1024, 16];
/** How much is kept of bodies that do not say how long they are, of all callers together, in kB: nobody asked yet who they are. */
const MOST_KEPT = 32 * 1024;
let kept = 0;

const largestOf = ({ url }: { readonly url: string }): number => (new URL(url).pathname.startsWith('/api/Auth/Login') ? LARGEST_OPEN : LARGEST_BODY);
const tooLarge = (largest: number): Response =>
  refusal(413, { title: 'De aanvraag is te groot.', detail: `Er wordt hoogstens ${largest === LARGEST_BODY ? '1 MB' : `${largest} kB`} aan gegevens aanvaard.` });
const tooBusy = (): Response => refusal(503, { title: 'De server heeft het nu te druk.', detail: 'Probeer het straks opnieuw.' }, { 'Retry-After': '10' });

/** A body that does not say how long it is, in memory; or what refuses it. */
const bufferOf = async (asked: IncomingMessage, largest: number): Promise<Buffer<ArrayBuffer> | Response> => {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of asked.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += part.length;
      kept += part.length;
      if (size > largest * KILOBYTE) return tooLarge(largest);
      if (kept > MOST_KEPT * KILOBYTE) return tooBusy();
      parts.push(part);
    }
    return Buffer.concat(parts);
  } finally {
    kept -= size;
    // The rest of one that is refused is let go by, or the next call on this line waits for it.
    asked.resume();
  }
};

/** The request as `fetch` knows it, its body a stream; or what refuses it. */
const requestOf = async (asked: IncomingMessage, response: ServerResponse, trustProxy: TrustedProxies | undefined) => {
  const request = new NodeRequest({ req: asked, res: response, ...(trustProxy && { trustProxy }) });
  // A name of this server that is none, of the client or of a proxy.
  if (!URL.canParse(request.url)) return refusal(400, 'Dit adres bestaat niet.');
  // How much of a file is taken is for the call to say.
  if (isOfParts(asked.headers['content-type'])) return request;
  const largest = largestOf(request);
  if (Number(asked.headers['content-length'] ?? 0) > largest * KILOBYTE) return tooLarge(largest);
  // A question has no body, whatever follows it.
  if (asked.headers['transfer-encoding'] === undefined || ['GET', 'HEAD'].includes(request.method)) return request;
  const body = await bufferOf(asked, largest);
  return body instanceof Response ? body : Object.assign(new Request(request.url, { method: request.method, headers: request.headers, body }), { ip: request.ip });
};

/**
 * Where the line is closed after the answer, a caller who still writes would get no answer: what is left of the body goes by first.
 * On a line that stays it goes by afterwards.
 */
const letGoBy = async (asked: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (response.shouldKeepAlive || asked.complete) return;
  // What somebody began to read, they read to its end.
  if (asked.readableFlowing === null) asked.resume();
  await finished(asked).catch(() => undefined);
};

/**
 * Answers a call over HTTP. A network error as the answer is a line that breaks.
 * @throws whatever the answering throws, before anything was sent
 */
export const answerCall = async (answering: Answering, asked: IncomingMessage, response: ServerResponse, trustProxy?: TrustedProxies): Promise<void> => {
  const request = METHODS.includes(asked.method ?? '') ? await requestOf(asked, response, trustProxy) : refusal(405);
  const answer = request instanceof Response ? request : await answering(request, request.ip ?? '');
  if (answer instanceof Response && answer.type === 'error') return void asked.socket.destroy();
  await letGoBy(asked, response);
  return send(response, answer, accepts(String(asked.headers['accept-encoding'] ?? ''), 'gzip'));
};
