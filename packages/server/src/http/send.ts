import { type ApiAnswer, JsonAnswer } from '@staalkaart/api';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, createGzip, gzip, gzipSync } from 'node:zlib';

/** Smaller answers gain nothing by it, in bytes. */
const SMALLEST_COMPRESSED = 1024;
/** Up to here another thread costs more than the work itself, in bytes. */
const MOST_AT_ONCE = 16_384;
/** The quickest: a list of ten thousand is compressed while others wait for their answers. */
const LEVEL = constants.Z_BEST_SPEED;
/** Room for what is small: to clear that of zlib's own size takes twice as long as to compress a page. */
const SMALL = { level: LEVEL, windowBits: 14, memLevel: 6, chunkSize: 2048 };

const compress = promisify(gzip);

const isJson = (headers: Headers): boolean => /\bjson\b/.test(headers.get('Content-Type') ?? '') && !headers.has('Content-Encoding');

/** What the browser may keep: what has a tag, to ask anew. */
const cacheControl = (tag: string | null | undefined): string => (tag ? 'private, no-cache' : 'no-store');
const NO_SNIFF = ['X-Content-Type-Options', 'nosniff'];

const VARY = ['Vary', 'Accept-Encoding'];

const writeHead = (response: ServerResponse, { status, headers }: Response, more: Record<string, string> = {}): void => {
  response.writeHead(status, [
    ...headers, ...Object.entries(more), ...(isJson(headers) ? [VARY] : []), ...(headers.has('Cache-Control') ? [] : [['Cache-Control', cacheControl(headers.get('ETag'))]]),
    ...(headers.has(NO_SNIFF[0]!) ? [] : [NO_SNIFF]),
  ].flat());
};

async function* rest(reader: ReadableStreamDefaultReader<Uint8Array>, ...first: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* first;
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

/** A client that went away is no error of the server. */
const isGone = (error: unknown): boolean => ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'].includes((error as { code?: string }).code ?? '');

const sendBody = async (response: ServerResponse, answer: Response, reader: ReadableStreamDefaultReader<Uint8Array>, acceptsGzip: boolean): Promise<void> => {
  if (answer.headers.has('Content-Length')) {
    writeHead(response, answer);
    return pipeline(rest(reader), response);
  }
  const compresses = acceptsGzip && isJson(answer.headers);
  const first = (await reader.read()).value ?? new Uint8Array();
  const second = (await reader.read()).value;
  if (second === undefined) {
    const isWorthIt = compresses && first.length >= SMALLEST_COMPRESSED;
    const body = isWorthIt ? await compress(first, { level: LEVEL }) : first;
    writeHead(response, answer, { ...(isWorthIt && { 'Content-Encoding': 'gzip' }), 'Content-Length': `${body.length}` });
    response.end(body);
    return undefined;
  }
  const parts = rest(reader, first, second);
  writeHead(response, answer, compresses ? { 'Content-Encoding': 'gzip' } : {});
  return compresses ? pipeline(parts, createGzip({ level: LEVEL }), response) : pipeline(parts, response);
};

/** Sends a text that is at hand: headers and body in one go. */
const sendText = async (response: ServerResponse, { status, headers, text }: JsonAnswer, acceptsGzip: boolean): Promise<void> => {
  const head = Object.entries(headers).flat();
  head.push('Cache-Control', cacheControl(headers.ETag), ...NO_SNIFF, ...VARY);
  if (text === null) {
    response.writeHead(status, head).end();
    return;
  }
  if (acceptsGzip && text.length >= SMALLEST_COMPRESSED) {
    const body = text.length > MOST_AT_ONCE ? await compress(text, { level: LEVEL }) : gzipSync(text, SMALL);
    response.writeHead(status, [...head, 'Content-Encoding', 'gzip', 'Content-Length', `${body.length}`]).end(body);
    return;
  }
  response.writeHead(status, [...head, 'Content-Length', `${Buffer.byteLength(text)}`]).end(text);
};

/**
 * Sends an answer, JSON compressed where that is accepted. A body that is a stream is read as quickly as the client takes it,
 * and let go of when the client goes away.
 * @throws whatever goes wrong while the body is made
 */
export const send = async (response: ServerResponse, answer: ApiAnswer, acceptsGzip = false): Promise<void> => {
  if (answer instanceof JsonAnswer) return sendText(response, answer, acceptsGzip);
  if (!answer.body) {
    writeHead(response, answer);
    response.end();
    return undefined;
  }
  const reader = answer.body.getReader();
  const release = () => void reader.cancel().catch(() => undefined);
  if (response.destroyed) return release();
  // Also where the next part is still waited for.
  response.once('close', release);
  try {
    await sendBody(response, answer, reader, acceptsGzip);
  } catch (error) {
    release();
    if (!isGone(error)) throw error;
  }
  return undefined;
};
