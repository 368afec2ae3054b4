import type { Product } from '@staalkaart/api-client';
import { createMockApi, tokenFor } from '@staalkaart/mocks';
import { fileForm, senderTo } from '@staalkaart/mocks/conformance';
import { productsCsv } from '@staalkaart/ui';
import { expect, it } from 'vitest';

/** What is not in a file: who made a product, when, and with which media. */
const MADE = /^(id|created.*|updated.*|isVisible|assets|coverImagePath|hasVideo|collection.*)$/;

it('what is exported comes in again as it was, in columns that are all filled', async () => {
  const send = senderTo(createMockApi({ products: 30 }).fetch)(tokenFor('PowerUser'));
  const { body: template } = await send('GET', 'Products/template');
  const all = async () => Promise.all((await send('GET', 'Products?pageSize=100')).body.map(async ({ id }: Product): Promise<Product> => (await send('GET', `Products/${id}`)).body));
  const before = await all();
  const isEmpty = (column: string) => productsCsv(`${column};name`, before).split('\r\n').slice(1, -1).every(row => row.startsWith(';'));
  expect(template.trim().split(';').filter(isEmpty)).toEqual([]);
  // A number in the print system is one product's alone.
  for (const { id } of before) await send('DELETE', `Products/${id}`);
  // What is added last is listed first.
  const { body: { errorItems } } = await send('POST', 'Products/batch', fileForm('file', 'import.csv', 'text/csv', productsCsv(template, before.toReversed())));
  expect(errorItems).toEqual([]);
  const inFile = (product: Product) => Object.fromEntries(Object.entries(product).filter(([field]) => !MADE.test(field)));
  expect((await all()).map(inFile)).toEqual(before.map(inFile));
});
