import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { answerCall, answerSite, appIn, listen, mediaIn } from '@staalkaart/server/http';
import { createMockApi, type MockApi, type MockApiOptions } from '../createMockApi.ts';
import { createClientFaults, FAULTS_PATH } from '../faults/clientFaults.ts';
import type { Answering } from '../faults/wire.ts';

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

/** A handler of the mock copies what it is asked, which it can of a whole request alone. */
const wholly = (answering: Answering) => async (asked: Request): Promise<Response> => {
  const { url, method, headers } = asked;
  const body = method === 'GET' || method === 'HEAD' ? null : await asked.arrayBuffer();
  return answering(new Request(url, { method, headers, body: body?.byteLength ? body : null }));
};

/** The mock over HTTP: the API, the media of the seed and, when asked, the built app with its page for every route. */
export const createMockServer = async (
  { port = 0, host = '127.0.0.1', dist, log, hasFaults = false, ...options }: MockServerOptions = {},
): Promise<MockServer> => {
  const api = createMockApi({ ...options, readMedia: async path => new Uint8Array(await readFile(PUBLIC + path)) });
  const clients = hasFaults ? createClientFaults(api.fetch) : undefined;
  const site = answerSite({ api: wholly(clients?.answer ?? api.fetch), media: mediaIn(PUBLIC), app: dist === undefined ? undefined : appIn(dist) });
  const choose = clients && wholly(clients.choose);

  const { url, close } = await listen((request, response) => {
    const begin = performance.now();
    const line = `${request.method} ${request.url}`;
    response.on('close', () => log?.(`${line} ${response.statusCode} ${Math.round(performance.now() - begin)} ms`));
    const isChoice = request.url?.split('?', 1)[0] === FAULTS_PATH;
    answerCall(isChoice && choose ? choose : site, request, response).catch((error: unknown) => {
      log?.(`${line} ${String(error)}`);
      response.destroy();
    });
  }, port, host);
  return { url, api, close };
};
