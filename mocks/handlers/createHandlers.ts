import type { HttpHandler } from 'msw';
import { assets } from './assets.ts';
import { authHandlers } from './auth.ts';
import { categories } from './categories.ts';
import { collectionExportHandlers } from './collectionExport.ts';
import { collections } from './collections.ts';
import { customers } from './customers.ts';
import { imageHandlers } from './images.ts';
import { materials, tags } from './labels.ts';
import { meHandlers } from './me.ts';
import { newPasswordHandlers } from './newPassword.ts';
import { productExtraHandlers } from './productExtras.ts';
import { products } from './products.ts';
import { resourceHandlers } from './resource.ts';
import { createRoute, type HandlerOptions } from './route.ts';
import { segments } from './segments.ts';
import { unknownHandler } from './unknown.ts';
import { uploadHandlers } from './uploads.ts';
import { users } from './users.ts';

/** Every call of the API over one catalogue, on any origin. The first match answers. */
export const createHandlers = (options: HandlerOptions): HttpHandler[] => {
  const route = createRoute(options);
  return [
    ...meHandlers(route),
    ...productExtraHandlers(route),
    ...newPasswordHandlers(route),
    ...imageHandlers(route),
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
    unknownHandler(),
  ];
};
