import { http, type HttpHandler } from 'msw';
import { API_BASE } from '@staalkaart/api-client/wire';
import { authHandlers } from './auth.ts';
import { assets, categories, customers, materials, segments, tags } from './catalogue.ts';
import { refusal } from './checks.ts';
import { collectionExportHandlers, collections } from './collections.ts';
import { uploadHandlers } from './files.ts';
import { importHandlers } from './import.ts';
import { productFilterHandlers, products } from './products.ts';
import { resourceHandlers } from './resource.ts';
import { createRoute, type HandlerOptions } from './route.ts';
import { personHandlers, users } from './users.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

/** A development server may have a module in some `/api/` folder, so only the begin of the path counts. */
const isApiCall = ({ request }: { request: Request }): boolean => new URL(request.url).pathname.startsWith(API_BASE);

/** Every call of the API over one catalogue, on any origin. The first match answers. */
export const createHandlers = (options: HandlerOptions): HttpHandler[] => {
  const route = createRoute(options);
  return [
    ...personHandlers(route),
    ...productFilterHandlers(route),
    ...importHandlers(route),
    ...collectionExportHandlers(route, options.readMedia),
    ...resourceHandlers(route, products),
    ...resourceHandlers(route, collections),
    ...resourceHandlers(route, categories),
    ...resourceHandlers(route, segments),
    ...resourceHandlers(route, assets),
    ...resourceHandlers(route, customers),
    ...resourceHandlers(route, materials),
    ...resourceHandlers(route, tags),
    ...resourceHandlers(route, users),
    ...uploadHandlers(route),
    ...authHandlers(route),
    // A call that nothing answers names itself, so that it is not mistaken for a network fault.
    http.all(isApiCall, ({ request: { method, url } }) =>
      (METHODS.includes(method) ? refusal(501, `Niet nagebootst: ${method} ${new URL(url).pathname}`) : refusal(405))),
  ];
};
