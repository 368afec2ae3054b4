import { expect, test } from 'vitest';
import { fileForm } from '../testing.ts';
import type { SetUp } from './target.ts';

/** `ETag` and `If-Match`: nobody writes over what somebody else wrote meanwhile. */
export const etagCases = (setUp: SetUp): void => {
  test('a write over what somebody else changed meanwhile is refused', async () => {
    const { as } = await setUp();
    const editor = as('PowerUser');
    const opened = await editor('GET', 'Products/1001');
    const tag = opened.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"[0-9a-f]+"$/);
    expect((await editor('GET', 'Products/1001')).headers.get('ETag')).toBe(tag);

    const colleague = await as('Admin')('PUT', 'Products', { ...opened.body, name: 'Van een collega' });
    expect(colleague.body.updatedByName).toBe('Bram');
    const save = (ifMatch: string) => editor('PUT', 'Products', { ...opened.body, name: 'Van mij' }, { 'If-Match': ifMatch });
    // A weak one says nothing of what would be written over.
    for (const one of [tag, `W/${colleague.headers.get('ETag')}`]) expect(await save(one)).toMatchObject({ status: 412, body: { title: 'Intussen gewijzigd' } });
    expect((await editor('GET', 'Products/1001')).body.name).toBe('Van een collega');

    const saved = await save(colleague.headers.get('ETag') ?? '');
    expect(saved).toMatchObject({ status: 200, body: { name: 'Van mij', updatedByName: 'Charlotte' } });
    expect(saved.headers.get('ETag')).toBe((await editor('GET', 'Products/1001')).headers.get('ETag'));
  });

  test('nor is what somebody else changed meanwhile deleted, or given another picture', async () => {
    const { as } = await setUp();
    const editor = as('PowerUser');
    const opened = await editor('GET', 'Segments/19');
    const stale = { 'If-Match': opened.headers.get('ETag') ?? '' };
    const { headers } = await as('Admin')('PUT', 'Segments', { id: 19, name: 'Van een collega' });
    const refused = { status: 412, body: { title: 'Intussen gewijzigd' } };
    expect(await editor('POST', 'Segments/19/image', fileForm('image', 'a.png', 'image/png'), stale)).toMatchObject(refused);
    expect(await editor('DELETE', 'Segments/19', undefined, stale)).toMatchObject(refused);
    expect((await editor('GET', 'Segments/19')).body).toMatchObject({ name: 'Van een collega', path: opened.body.path });
    expect((await editor('DELETE', 'Segments/19', undefined, { 'If-Match': headers.get('ETag') ?? '' })).status).toBe(204);
  });

  test('media that are added meanwhile do not make a product another one', async () => {
    const { as } = await setUp();
    const tag = async () => (await as('Admin')('GET', 'Products/1001')).headers.get('ETag');
    const before = await tag();
    await as('Admin')('POST', 'Assets', { productId: 1001, isVideo: false, file: 'a.png', order: 9, name: 'Nieuw_abcd1234' });
    expect(await tag()).toBe(before);
  });

  test('without a tag everybody writes over everybody', async () => {
    const { as } = await setUp();
    const { body, headers } = await as('User')('GET', 'Collections/512');
    expect(headers.get('ETag')).toBeTruthy();
    expect((await as('SuperAdmin')('PUT', 'Collections', { ...body, name: 'Eerst' })).body.updatedByName).toBe('Annelies');
    expect((await as('User')('PUT', 'Collections', { ...body, name: 'Dan' })).body).toMatchObject({ name: 'Dan', creator: 'Daan' });
  });

  test('a list that nobody changed is not sent again, and anything that it shows changes it', async () => {
    const { as } = await setUp();
    const [reader, editor] = [as('User'), as('PowerUser')];
    const known = async (path: string, send = reader) => ({ 'If-None-Match': (await send('GET', path)).headers.get('ETag') ?? '' });
    for (const path of ['Products?pageSize=3', 'Products/filters', 'Collections', 'Categories', 'Assets?productId=1001']) {
      const headers = await known(path);
      expect(headers['If-None-Match']).toMatch(/^W\/".+"$/);
      expect(await reader('GET', path, undefined, headers)).toMatchObject({ status: 304, body: '' });
      // As a proxy may make of it, or of several.
      for (const tags of [headers['If-None-Match'].slice(2), `"anders", ${headers['If-None-Match']}`, '*']) expect([tags, (await reader('GET', path, undefined, { 'If-None-Match': tags })).status]).toEqual([tags, 304]);
      // Neither another address nor another reader has this list.
      expect((await reader('GET', `${path}${path.includes('?') ? '&' : '?'}searchTerm=a`, undefined, headers)).status).toBe(200);
      expect((await editor('GET', path, undefined, headers)).status).toBe(200);

      expect((await editor('PUT', 'Tags', { id: 301, name: `Anders ${path.length}` })).status).toBe(200);
      const again = await reader('GET', path, undefined, headers);
      expect(again.status).toBe(200);
      expect(again.headers.get('ETag')).not.toBe(headers['If-None-Match']);
    }
  });

  test('what changes no list leaves every list as it is', async () => {
    const { as } = await setUp();
    const headers = { 'If-None-Match': (await as('Admin')('GET', 'Users')).headers.get('ETag') ?? '' };
    expect((await as('Admin')('PUT', 'Tags', { id: 301, name: '' })).status).toBe(400);
    // A sign-in.
    expect((await as('User')('GET', 'Auth/Roles')).status).toBe(200);
    expect((await as('Admin')('GET', 'Users', undefined, headers)).status).toBe(304);
  });

  test('who has no right to a list is not told that it is the same', async () => {
    const { as } = await setUp();
    const headers = { 'If-None-Match': (await as('Admin')('GET', 'Users')).headers.get('ETag') ?? '' };
    expect((await as('User')('GET', 'Users', undefined, headers)).status).toBe(403);
    for (const path of ['Users', 'Assets']) expect([path, (await as('User')('GET', path, undefined, { 'If-None-Match': '*' })).status]).toEqual([path, 403]);
  });
};
