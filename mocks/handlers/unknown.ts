import { http, type HttpHandler } from 'msw';
import { API_BASE } from '@staalkaart/api-client/wire';

const isApiCall = ({ request }: { request: Request }): boolean => new URL(request.url).pathname.startsWith(API_BASE);

/**
 * The last handler: a call that nothing answers names itself, so that it is not mistaken for a network fault.
 * A development server may have a module in some `/api/` folder, so only the begin of the path counts.
 */
export const unknownHandler = (): HttpHandler =>
  http.all(isApiCall, ({ request }) =>
    new Response(`Niet nagebootst: ${request.method} ${new URL(request.url).pathname}`, {
      status: 501,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    }));
