import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { API_BASE } from '@staalkaart/api-client/wire';
import { createMockApi, type MockApi, type MockApiOptions } from '../createMockApi.ts';
import { createClientFaults, FAULTS_PATH } from '../faults/clientFaults.ts';
import { answerApi } from './apiBridge.ts';
import { serveApp } from './builtApp.ts';
import { MEDIA_FOLDER, MEDIA_PATH, readMediaFile } from './mediaFolder.ts';
import { insideOf, sendFile } from './staticFiles.ts';

export interface MockServerOptions extends Omit<MockApiOptions, 'readMedia'> {
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

/** The mock over HTTP: the API, the media of the seed and, when asked, the built app. */
export const createMockServer = async ({ port = 0, host = '127.0.0.1', dist, log, hasFaults = false, ...options }: MockServerOptions = {}): Promise<MockServer> => {
  const api = createMockApi({ ...options, readMedia: readMediaFile });
  const clients = hasFaults ? createClientFaults(api.fetch) : undefined;
  const root = dist === undefined ? undefined : resolve(dist);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL((request.url ?? '/').replace(/^\/+/, '/'), 'http://localhost');
    if (clients && url.pathname === FAULTS_PATH) return answerApi(clients.choose, request, response, url);
    if (url.pathname.startsWith(API_BASE)) return answerApi(clients?.answer ?? api.fetch, request, response, url);
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const medium = url.pathname.startsWith(MEDIA_PATH) && insideOf(MEDIA_FOLDER, url.pathname.slice(MEDIA_PATH.length));
    if (medium && (await sendFile(request, response, medium, 'public, max-age=86400'))) return;
    if (root && !url.pathname.startsWith(MEDIA_PATH) && (await serveApp(root, request, response, url))) return;
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Niet gevonden');
  };

  const server = createServer((request, response) => {
    const begin = performance.now();
    const path = request.url ?? '/';
    response.on('close', () => log?.(`${request.method} ${path} ${response.statusCode} ${Math.round(performance.now() - begin)} ms`));
    answer(request, response).catch((error: unknown) => {
      log?.(`${request.method} ${path} ${String(error)}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('De nagebootste server struikelde.');
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
