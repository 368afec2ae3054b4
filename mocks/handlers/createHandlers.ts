import { http, type HttpHandler } from 'msw';
import { API_BASE } from '@staalkaart/api-client/wire';
import type { Fact } from '../db/facts.ts';
import { authHandlers } from './auth.ts';
import { assets, categories, customers, plain, segments } from './catalogue.ts';
import { refusal } from './checks.ts';
import { collectionExportHandlers, collections } from './collections.ts';
import { uploadHandlers } from './files.ts';
import { importHandlers } from './import.ts';
import { productFilterHandlers, products } from './products.ts';
import { resourceHandlers, type Resource } from './resource.ts';
import { createRoute, type HandlerOptions } from './route.ts';
import { personHandlers, users } from './users.ts';

const resources: readonly Resource<Fact>[] = [products, collections, categories, segments, assets, customers, users, ...plain];

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
    ...resources.flatMap(resource => resourceHandlers(route, resource)),
    ...uploadHandlers(route),
    ...authHandlers(route),
    // A call that nothing answers names itself, so that it is not mistaken for a network fault.
    http.all(isApiCall, ({ request: { method, url } }) =>
      (METHODS.includes(method) ? refusal(501, `Niet nagebootst: ${method} ${new URL(url).pathname}`) : refusal(405))),
  ];
};
