import { expect, test } from 'vitest';
import { setUp } from '../testing.ts';

test('a write over what somebody else changed meanwhile is refused', async () => {
  const { as } = setUp();
  const editor = as('PowerUser');
  const opened = await editor('GET', 'Products/1001');
  const tag = opened.headers.get('ETag') ?? '';
  expect(tag).toMatch(/^"[0-9a-f]+"$/);
  expect((await editor('GET', 'Products/1001')).headers.get('ETag')).toBe(tag);

  const colleague = await as('Admin')('PUT', 'Products', { ...opened.body, name: 'Van een collega' });
  expect(colleague.body.updatedByName).toBe('Bram');
  const save = (ifMatch: string) => editor('PUT', 'Products', { ...opened.body, name: 'Van mij' }, { 'If-Match': ifMatch });
  expect(await save(tag)).toMatchObject({ status: 412, body: { title: 'Intussen gewijzigd' } });
  expect((await editor('GET', 'Products/1001')).body.name).toBe('Van een collega');

  const saved = await save(colleague.headers.get('ETag') ?? '');
  expect(saved).toMatchObject({ status: 200, body: { name: 'Van mij', updatedByName: 'Charlotte' } });
  expect(saved.headers.get('ETag')).toBe((await editor('GET', 'Products/1001')).headers.get('ETag'));
});

test('media that are added meanwhile do not make a product another one', async () => {
  const { as } = setUp();
  const tag = async () => (await as('Admin')('GET', 'Products/1001')).headers.get('ETag');
  const before = await tag();
  await as('Admin')('POST', 'Assets', { productId: 1001, isVideo: false, file: 'a.png', order: 9, name: 'Nieuw_abcd1234' });
  expect(await tag()).toBe(before);
});

test('without a tag everybody writes over everybody', async () => {
  const { as } = setUp();
  const { body, headers } = await as('User')('GET', 'Collections/512');
  expect(headers.get('ETag')).toBeTruthy();
  expect((await as('SuperAdmin')('PUT', 'Collections', { ...body, name: 'Eerst' })).body.updatedByName).toBe('Annelies');
  expect((await as('User')('PUT', 'Collections', { ...body, name: 'Dan' })).body).toMatchObject({ name: 'Dan', creator: 'Daan' });
});
