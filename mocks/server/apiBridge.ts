import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answering } from '../faults/wire.ts';

/** A little above the largest upload, so that the mock itself refuses what is too large. */
const MOST_BYTES = 100 * 1024 * 1024;

/** The body of a request, or undefined when it is larger than anything that may come. */
const readBody = async (request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Reads on to the end, so that the client is there to hear the refusal.
    if (size <= MOST_BYTES) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size > MOST_BYTES ? undefined : new Uint8Array(Buffer.concat(chunks));
};

const headersOf = ({ rawHeaders }: IncomingMessage): Headers => {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return headers;
};

const toRequest = (request: IncomingMessage, url: URL, body: Uint8Array<ArrayBuffer>): Request =>
  new Request(url, {
    // The handlers know no HEAD: it is a GET whose body is not sent.
    method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
    headers: headersOf(request),
    ...(body.length > 0 && request.method !== 'GET' && request.method !== 'HEAD' ? { body } : {}),
  });

/** Methods that no `Request` can have. */
const FORBIDDEN = ['CONNECT', 'TRACE', 'TRACK'];

/** Answers a call over HTTP; an answer that is a network error is a line that breaks. */
export const answerApi = async (answering: Answering, request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
  if (FORBIDDEN.includes(request.method ?? '')) return void response.writeHead(405, { Allow: 'GET, HEAD, POST, PUT, DELETE' }).end();
  const body = await readBody(request);
  if (!body) {
    response.writeHead(413, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Dit bestand is te groot.');
    return;
  }
  const answer = await answering(toRequest(request, url, body));
  if (answer.type === 'error') return void request.socket.destroy();
  const bytes = Buffer.from(await answer.arrayBuffer());
  answer.headers.forEach((value, name) => response.setHeader(name, value));
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store');
  if (answer.status !== 204) response.setHeader('Content-Length', bytes.length);
  response.writeHead(answer.status).end(request.method === 'HEAD' ? undefined : bytes);
};
