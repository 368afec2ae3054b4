import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that listens. */
export interface Listening {
  url: string;
  /**
   * Takes no more, and finishes what is under way.
   * @param patience how long that may take, in ms; at first what is under way is broken off
   */
  close: (patience?: number) => Promise<void>;
}

const SECOND = 1000;
/** Headers come at once, a film over a slow line takes its time; nobody keeps a line without sending or reading. */
const LIMITS = { maxHeaderSize: 16 * 1024, headersTimeout: 15 * SECOND, requestTimeout: 900 * SECOND, keepAliveTimeout: 65 * SECOND, connectionsCheckingInterval: 5 * SECOND };
const SILENCE = 120 * SECOND;

/**
 * Listens on a port; 0 takes any free one.
 * @throws Error of Node where that port or host cannot be had
 */
export const listen = async (answer: (request: IncomingMessage, response: ServerResponse) => void, port: number, host: string): Promise<Listening> => {
  let isClosing = false;
  const server = createServer(LIMITS, (request, response) => {
    // A line that was busy when the server began to close is idle from here on.
    response.on('close', () => { if (isClosing) server.closeIdleConnections(); });
    // Nobody hears of a line that broke while it was written to.
    response.on('error', () => undefined);
    answer(request, response);
  });
  server.setTimeout(SILENCE);
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(port, host, listening));
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    close: (patience = 0) => new Promise((closed, failed) => {
      isClosing = true;
      const giveUp = () => server.closeAllConnections();
      const timer = patience > 0 ? setTimeout(giveUp, patience) : undefined;
      server.close(error => {
        clearTimeout(timer);
        if (error) failed(error);
        else closed();
      });
      if (!timer) giveUp();
    }),
  };
};
