import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import { inspect } from 'node:util';
import type { AuditEvent } from '@staalkaart/api';

/** Hears one line of JSON. */
export type WriteLine = (line: string) => void;

/** A request on its way, as the log tells of it. */
export interface Entry {
  readonly id: string;
  address?: string;
  user?: number;
}

/** What happened to the server itself. Never a body, a token, a code, what was asked after the `?`, or the whole name of an upload: whoever has that can read it. */
export interface Log {
  /** Tells of a request once its answer is out, or its line broke. @param onDone is told how long it took, in ms */
  follow: (request: IncomingMessage, response: ServerResponse, onDone: (ms: number) => void) => Entry;
  /** What somebody did to accounts, or to many records; `user` is who, `whom` it happened to. */
  audit: (event: AuditEvent, entry: Entry) => void;
  /** An error that is nobody's fault but the server's, with those behind it and the codes of the system. */
  error: (error: unknown, id?: string) => void;
}

/** A name that nobody can guess; its beginning finds the file on the disk. */
const KEY = /([0-9a-f]{8})[0-9a-f]{24}/g;

/** Writes the log as lines of JSON. */
export const createLog = (write: WriteLine): Log => {
  const tell = (event: string, fields: object) => write(JSON.stringify({ time: new Date().toISOString(), event, ...fields }).replaceAll(KEY, '$1…'));
  return {
    follow(request, response, onDone) {
      const entry: Entry = { id: randomUUID() };
      const begin = performance.now();
      const path = request.url?.split('?', 1)[0];
      response.once('close', () => {
        const ms = Math.round((performance.now() - begin) * 10) / 10;
        onDone(ms);
        const isBroken = !response.writableFinished;
        tell('request', { method: request.method, path, status: response.statusCode, ms, ...entry, ...(isBroken && { isBroken }) });
      });
      return entry;
    },
    audit: ({ event, ...fields }, { id, address, user }) => tell(event, { ...fields, id, address, user }),
    error: (error, id) => tell('error', { id, error: error instanceof Error ? inspect(error) : String(error) }),
  };
};

/** How long lines wait for those that follow, in ms. */
const TOGETHER = 50;

/** Writes lines to a stream, those of a moment at once: a pipe holds the thread for each. What waits at the end of the process is written. */
export const linesTo = (stream: Writable): WriteLine => {
  let waiting = '';
  const flush = () => {
    if (waiting) stream.write(waiting);
    waiting = '';
  };
  process.once('exit', flush);
  return line => {
    if (!waiting) setTimeout(flush, TOGETHER).unref();
    waiting += `${line}\n`;
  };
};
