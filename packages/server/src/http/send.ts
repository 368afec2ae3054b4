import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, createGzip, gzip } from 'node:zlib';

/** Smaller answers gain nothing by it, in bytes. */
const SMALLEST_COMPRESSED = 1024;
/** The quickest: a list of ten thousand is compressed while others wait for their answers. */
const LEVEL = constants.Z_BEST_SPEED;

const compress = promisify(gzip);

const isJson = ({ headers }: Response): boolean => /\bjson\b/.test(headers.get('Content-Type') ?? '') && !headers.has('Content-Encoding');

const writeHead = (response: ServerResponse, { status, headers }: Response, more: Record<string, string> = {}): void => {
  response.writeHead(status, [...headers, ...Object.entries(more)].flat());
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
  const compresses = acceptsGzip && isJson(answer);
  const more: Record<string, string> = isJson(answer) ? { Vary: 'Accept-Encoding' } : {};
  const first = (await reader.read()).value ?? new Uint8Array();
  const second = (await reader.read()).value;
  if (second === undefined) {
    const isWorthIt = compresses && first.length >= SMALLEST_COMPRESSED;
    const body = isWorthIt ? await compress(first, { level: LEVEL }) : first;
    writeHead(response, answer, { ...more, ...(isWorthIt && { 'Content-Encoding': 'gzip' }), 'Content-Length': `${body.length}` });
    response.end(body);
    return undefined;
  }
  const parts = rest(reader, first, second);
  writeHead(response, answer, { ...more, ...(compresses && { 'Content-Encoding': 'gzip' }) });
  return compresses ? pipeline(parts, createGzip({ level: LEVEL }), response) : pipeline(parts, response);
};

/**
 * Sends an answer, JSON compressed where that is accepted. Its body is read as quickly as the client takes it,
 * and let go of when the client goes away.
 * @throws whatever goes wrong while the body is made
 */
export const send = async (response: ServerResponse, answer: Response, acceptsGzip = false): Promise<void> => {
  if (!answer.body) {
    writeHead(response, answer);
    response.end();
    return;
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
};
