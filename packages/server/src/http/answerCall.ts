import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApiAnswer, refusal } from '@staalkaart/api';
import { NodeRequest } from 'srvx/node';
import { send } from './send.ts';

/** Who may say for whom they ask: addresses of proxies, or those of this machine. */
export type TrustedProxies = 'loopback' | string[];

/** Answers a request; `address` is where it came from. */
export type Answering = (request: Request, address: string) => Promise<ApiAnswer>;

/** Those that a `Request` can have, and of which a call answers something. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** The largest body that is not a file, in bytes. */
const LARGEST_BODY = 1024 * 1024;

const tooLarge = (): Response => refusal(413, { title: 'De aanvraag is te groot.', detail: 'Er wordt hoogstens 1 MB aan gegevens aanvaard.' });

/** A body that does not say how long it is, in memory; undefined where it is too large. */
const bufferOf = async (asked: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of asked.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LARGEST_BODY) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** The request as `fetch` knows it, its body a stream; or what refuses it. */
const requestOf = async (asked: IncomingMessage, response: ServerResponse, trustProxy: TrustedProxies | undefined) => {
  const request = new NodeRequest({ req: asked, res: response, ...(trustProxy && { trustProxy }) });
  // How much of a file is taken is for the call to say.
  if (/^multipart\//i.test(asked.headers['content-type'] ?? '')) return request;
  if (Number(asked.headers['content-length'] ?? 0) > LARGEST_BODY) return tooLarge();
  if (asked.headers['transfer-encoding'] === undefined) return request;
  const body = await bufferOf(asked);
  return body ? Object.assign(new Request(request.url, { method: request.method, headers: request.headers, body }), { ip: request.ip }) : tooLarge();
};

const acceptsGzip = ({ headers }: IncomingMessage): boolean => /(^|[\s,])gzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(headers['accept-encoding'] ?? ''));

/**
 * Answers a call over HTTP. A network error as the answer is a line that breaks.
 * @throws whatever the answering throws, before anything was sent
 */
export const answerCall = async (answering: Answering, asked: IncomingMessage, response: ServerResponse, trustProxy?: TrustedProxies): Promise<void> => {
  const request = METHODS.includes(asked.method ?? '') ? await requestOf(asked, response, trustProxy) : refusal(405);
  const answer = request instanceof Response ? request : await answering(request, request.ip ?? '');
  if (answer instanceof Response && answer.type === 'error') return void asked.socket.destroy();
  return send(response, answer, acceptsGzip(asked));
};
