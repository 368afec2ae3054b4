import { http, type HttpHandler } from 'msw';
import { API_BASE } from '@staalkaart/api-client/wire';
import { refusal } from './refusal.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

const isApiCall = ({ request }: { request: Request }): boolean => new URL(request.url).pathname.startsWith(API_BASE);

/**
 * The last handler: a call that nothing answers names itself, so that it is not mistaken for a network fault.
 * A development server may have a module in some `/api/` folder, so only the begin of the path counts.
 */
export const unknownHandler = (): HttpHandler =>
  http.all(isApiCall, ({ request: { method, url } }) =>
    (METHODS.includes(method) ? refusal(501, `Niet nagebootst: ${method} ${new URL(url).pathname}`) : refusal(405)));
