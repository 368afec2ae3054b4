import type { HttpHandler } from 'msw';
import { EXTRAS, type Named, type ProductFilters } from '@staalkaart/api-client/wire';
import { TEMPLATE } from '../csv/template.ts';
import { canSee, canSeeCollection, EDITORS } from '../auth/access.ts';
import { importProducts } from './importProducts.ts';
import { readFile, refuseLarge } from './receive.ts';
import { refusal } from './refusal.ts';
import type { Route } from './route.ts';
import { byName } from './search.ts';

const CSV_MEGABYTES = 5;
const options = (records: readonly Named[]): Named[] => byName(records).map(({ id, name }) => ({ id, name }));

/** The calls beside the generic ones of products. They stand before those, or `filters` would be an id. */
export const productExtraHandlers = (route: Route): HttpHandler[] => [
  route('get', EXTRAS.productFilters, ({ db, me }): ProductFilters => ({
    collections: options(db.collections.all().filter(canSeeCollection(me))),
    categories: options(db.categories.all().filter(canSee(me))),
    tags: options(db.tags.all()),
  })),

  route('get', EXTRAS.productTemplate, () =>
    new Response(TEMPLATE, {
      headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': 'attachment; filename="product_headers.csv"' },
    }), EDITORS),

  route('post', EXTRAS.productBatch, async call => {
    const file = await readFile(call.request, 'file');
    if (!/\.csv$/i.test(file.name)) throw refusal(415, { title: `${file.name} is geen .csv bestand.` });
    refuseLarge(file, CSV_MEGABYTES);
    return importProducts(call, await file.text());
  }, EDITORS),
];
