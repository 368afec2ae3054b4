import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A server that listens. */
export interface Listening {
  url: string;
  /**
   * Takes no more, and finishes what is under way; a line on which nothing was asked, or not to its end, is closed at once.
   * @param patience how long that may take, in ms; at first what is under way is broken off
   */
  close: (patience?: number) => Promise<void>;
}

const SECOND = 1000;
/** Headers come at once, a film over a slow line takes its time; nobody keeps a line without sending or reading. */
const LIMITS = { maxHeaderSize: 16 * 1024, headersTimeout: 15 * SECOND, requestTimeout: 900 * SECOND, keepAliveTimeout: 65 * SECOND, connectionsCheckingInterval: 5 * SECOND };
const SILENCE = 120 * SECOND;

/** Whether the server itself is who is silent: all was asked, and nothing is answered yet. */
const isWorkedOn = ({ req, headersSent }: ServerResponse): boolean => req.complete && !headersSent;

/**
 * Listens on a port; 0 takes any free one.
 * @param options `silence`: how long a line may be silent, in ms; `report`: told of what goes wrong with the port later, as where no more files can be opened
 * @throws Error of Node where that port or host cannot be had
 */
export const listen = async (answer: (request: IncomingMessage, response: ServerResponse) => void, port: number, host: string, { silence = SILENCE, report = () => undefined }: { silence?: number; report?: (error: unknown) => void } = {}): Promise<Listening> => {
  let isClosing = false;
  // The calls that are under way on each line, and those of which the body is not read to its end: that may go on after the answer.
  const lines = new Map<Socket, Set<ServerResponse>>();
  const unread = new WeakMap<Socket, Set<IncomingMessage>>();
  const closeIdle = (line: Socket): void => {
    if (isClosing && lines.get(line)?.size === 0) line.destroySoon();
  };
  const server = createServer(LIMITS, (request, response) => {
    const line = request.socket;
    lines.get(line)?.add(response);
    unread.get(line)?.add(request);
    request.once('close', () => unread.get(line)?.delete(request));
    response.on('close', () => {
      lines.get(line)?.delete(response);
      closeIdle(line);
    });
    // Nobody hears of a line that broke while it was written to.
    response.on('error', () => undefined);
    answer(request, response);
  });
  server.setTimeout(silence, line => {
    if (![...lines.get(line) ?? []].some(isWorkedOn)) line.destroy();
  });
  server.on('connection', line => {
    line.once('close', () => {
      lines.delete(line);
      // Once it was answered nothing else tells whoever still reads it.
      for (const request of unread.get(line) ?? []) request.destroy();
    });
    lines.set(line, new Set());
    unread.set(line, new Set());
    closeIdle(line);
  });
  server.listen(port, host);
  await once(server, 'listening');
  server.on('error', report);
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
      for (const line of lines.keys()) closeIdle(line);
      if (!timer) giveUp();
    }),
  };
};
