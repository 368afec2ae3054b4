import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { configureTransport } from '../src/transport.ts';

/** A request as it went over the wire. */
export interface Sent {
  method: string;
  /** Path and query under /api/. */
  url: string;
  authorization: string | null;
  contentType: string | null;
  ifMatch: string | null;
  idempotencyKey: string | null;
  /** Parsed JSON; for a form its fields. */
  body: unknown;
}

const BASE = 'http://localhost/api/';

const bodyOf = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) return Object.fromEntries(await request.formData());
  const text = await request.text();
  return text ? JSON.parse(text) : undefined;
};

/**
 * Records what the transport sends, and answers it.
 * `answer` sets the response to every call; without it there is an empty 204.
 */
export const recordCalls = () => {
  const sent: Sent[] = [];
  let respond: () => Response | Promise<Response> = () => new HttpResponse(null, { status: 204 });
  const server = setupServer(
    http.all(`${BASE}*`, async ({ request }) => {
      sent.push({
        method: request.method,
        url: request.url.slice(BASE.length),
        authorization: request.headers.get('authorization'),
        contentType: request.headers.get('content-type'),
        ifMatch: request.headers.get('if-match'),
        idempotencyKey: request.headers.get('idempotency-key'),
        body: await bodyOf(request),
      });
      return respond();
    }),
  );
  beforeAll(async () => {
    configureTransport({ adapter: 'fetch', baseURL: BASE });
    server.listen({ onUnhandledFrame: 'error' });
    // Loaded with the first call otherwise, which may take longer than a test waits.
    await import('../src/client.ts');
  });
  afterEach(() => {
    sent.length = 0;
    respond = () => new HttpResponse(null, { status: 204 });
  });
  afterAll(() => server.close());
  return {
    sent,
    answer: (body: BodyInit | null, init?: ResponseInit) => { respond = () => new Response(body, init); },
    answerJson: (body: unknown, init?: ResponseInit) => { respond = () => Response.json(body, init); },
    answerWith: (make: () => Response | Promise<Response>) => { respond = make; },
  };
};
