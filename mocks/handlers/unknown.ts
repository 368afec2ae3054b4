import { http, type HttpHandler } from 'msw/http';
import { pattern } from './route.ts';

/** The last handler: a call that nothing answers names itself, so that it is not mistaken for a network fault. */
export const unknownHandler = (): HttpHandler =>
  http.all(pattern('*'), ({ request }) =>
    new Response(`Niet nagebootst: ${request.method} ${new URL(request.url).pathname}`, {
      status: 501,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    }));
