import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { type ApiAnswer, isOfParts, refusal } from '@staalkaart/api';
import { NodeRequest } from 'srvx/node';
import { accepts } from './accepts.ts';
import { boundedBody } from './boundedBody.ts';
import { send } from './send.ts';

/** Who may say for whom they ask: addresses of proxies, or those of this machine. */
export type TrustedProxies = 'loopback' | string[];

/** Answers a request; `address` is where it came from. */
export type Answering = (request: Request, address: string) => Promise<ApiAnswer>;

/** Those that a `Request` can have, and of which a call answers something. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The request as `fetch` knows it, its body a stream; or what refuses it. */
const requestOf = (asked: IncomingMessage, response: ServerResponse, trustProxy: TrustedProxies | undefined) => {
  const request = new NodeRequest({ req: asked, res: response, ...(trustProxy && { trustProxy }) });
  // A name of this server that is none, of the client or of a proxy.
  if (!URL.canParse(request.url)) return refusal(400, 'Dit adres bestaat niet.');
  // How much of a file is taken is for the call to say; and a question has no body, whatever follows it.
  if (isOfParts(asked.headers['content-type']) || ['GET', 'HEAD'].includes(request.method)) return request;
  const body = boundedBody(asked, new URL(request.url).pathname);
  if (!body || body instanceof Response) return body ?? request;
  return Object.assign(new Request(request.url, { method: request.method, headers: request.headers, body, duplex: 'half' } as RequestInit), { ip: request.ip });
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

/** What answers a request; a refusal also where it is thrown, as by a body that is too large. */
const answerOf = (answering: Answering, request: Request & { ip?: string | undefined }): Promise<ApiAnswer> =>
  answering(request, request.ip ?? '').catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });

/**
 * Answers a call over HTTP. A network error as the answer is a line that breaks.
 * @throws whatever the answering throws, before anything was sent
 */
export const answerCall = async (answering: Answering, asked: IncomingMessage, response: ServerResponse, trustProxy?: TrustedProxies): Promise<void> => {
  const request = METHODS.includes(asked.method ?? '') ? requestOf(asked, response, trustProxy) : refusal(405);
  const answer = request instanceof Response ? request : await answerOf(answering, request);
  if (answer instanceof Response && answer.type === 'error') return void asked.socket.destroy();
  await letGoBy(asked, response);
  return send(response, answer, accepts(String(asked.headers['accept-encoding'] ?? ''), 'gzip'));
};
