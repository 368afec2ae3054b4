import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { API_BASE } from '@staalkaart/api-client/wire';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import { createMockApi, type MockApi, type MockApiOptions } from '../createMockApi.ts';
import { createClientFaults, FAULTS_PATH } from '../faults/clientFaults.ts';
import type { Answering } from '../faults/wire.ts';
import { refusal } from '../handlers/checks.ts';
import { filesOf } from './files.ts';

interface MockServerOptions extends Omit<MockApiOptions, 'readMedia'> {
  /** 0 takes any free port. */
  port?: number;
  host?: string;
  /** A built app to serve beside its API. */
  dist?: string;
  /** Lets a client ask for faults, see `faults/clientFaults.ts`. Never outside a test. */
  hasFaults?: boolean;
  /** Hears one line for each request. */
  log?: (line: string) => void;
}

export interface MockServer {
  url: string;
  api: MockApi;
  close: () => Promise<void>;
}

const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));
/** The prefix of the addresses of the seed's pictures and films. */
const MEDIA_PATH = '/media/';
/** Those that a `Request` can have, and of which a handler answers something. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Answers a call over HTTP; an answer that is a network error is a line that breaks. */
const answerCall = async (answering: Answering, asked: IncomingMessage, response: ServerResponse): Promise<void> => {
  const request = new NodeRequest({ req: asked });
  const { url, method, headers } = request;
  if (!METHODS.includes(method)) return sendNodeResponse(response, refusal(405));
  // The handlers know no HEAD: it is a GET whose body is not sent.
  const isRead = method === 'GET' || method === 'HEAD';
  // Read to the end, so that the client is there to hear a refusal.
  const body = isRead ? null : await request.arrayBuffer();
  const answer = await answering(new Request(url, { method: isRead ? 'GET' : method, headers, body: body?.byteLength ? body : null }));
  if (answer.type === 'error') return void asked.socket.destroy();
  if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'no-store');
  await sendNodeResponse(response, answer);
};

/** Names with a hash never change; everything else is asked for again. */
const appCache = (path: string): string => (path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');

/** The mock over HTTP: the API, the media of the seed and, when asked, the built app with its page for every route. */
export const createMockServer = async (
  { port = 0, host = '127.0.0.1', dist, log, hasFaults = false, ...options }: MockServerOptions = {},
): Promise<MockServer> => {
  const api = createMockApi({ ...options, readMedia: async path => new Uint8Array(await readFile(PUBLIC + path)) });
  const clients = hasFaults ? createClientFaults(api.fetch) : undefined;
  const media = filesOf(PUBLIC, () => 'public, max-age=86400');
  const app = dist === undefined ? undefined : filesOf(dist, appCache, { single: true, ignores: '\\.\\w+$' });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url?.split('?', 1)[0] ?? '/';
    if (clients && path === FAULTS_PATH) return answerCall(clients.choose, request, response);
    if (path.startsWith(API_BASE)) return answerCall(clients?.answer ?? api.fetch, request, response);
    const files = path.startsWith(MEDIA_PATH) ? media : app;
    const missing = () => sendNodeResponse(response, refusal(404, 'Niet gevonden'));
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendNodeResponse(response, refusal(405));
    return files ? files(request, response, missing) : missing();
  };

  const server = createServer((request, response) => {
    const begin = performance.now();
    const line = `${request.method} ${request.url}`;
    response.on('close', () => log?.(`${line} ${response.statusCode} ${Math.round(performance.now() - begin)} ms`));
    answer(request, response).catch((error: unknown) => {
      log?.(`${line} ${String(error)}`);
      response.destroy();
    });
  });
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(port, host, listening));
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
    api,
    close: () =>
      new Promise((closed, failed) => {
        server.close(error => (error ? failed(error) : closed()));
        server.closeAllConnections();
      }),
  };
};
