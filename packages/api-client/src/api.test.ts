import { describe, expect, it, vi } from 'vitest';
import { recordCalls } from '../testing/server.ts';
import { ApiError } from './ApiError.ts';
import { api } from './api.ts';
import { RESOURCES } from './resources.ts';

const { sent, answer, answerJson } = recordCalls();
const file = new File(['inhoud'], 'foto.png', { type: 'image/png' });

describe('the generic calls', () => {
  it.each(RESOURCES)('%s: have their methods and addresses', async name => {
    answerJson([]);
    await api.list(name, { pageNumber: 2 } as never);
    answerJson({ id: 7 });
    await api.detail(name, 7);
    await api.create(name, { name: 'x' } as never);
    await api.update(name, { id: 7, name: 'x' } as never);
    answer(null, { status: 204 });
    await api.remove(name, 7);
    expect(sent.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', `${name}?pageNumber=2`, undefined],
      ['GET', `${name}/7`, undefined],
      ['POST', name, { name: 'x' }],
      ['PUT', name, { id: 7, name: 'x' }],
      ['DELETE', `${name}/7`, undefined],
    ]);
    expect(sent[2]?.contentType).toBe('application/json');
  });

  it('escape an id', async () => {
    answerJson({ id: 'a/b?c' });
    await api.detail('Tags', 'a/b?c');
    expect(sent[0]?.url).toBe('Tags/a%2Fb%3Fc');
  });

  it('take no other record for the one that was asked', async () => {
    answerJson({ id: 8, name: 'Festival' });
    await expect(api.detail('Tags', 7)).rejects.toMatchObject({ kind: 'response', status: 200 });
    for (const asked of ['8', '008', '8 ']) await expect(api.detail('Tags', asked)).resolves.toMatchObject({ record: { name: 'Festival' } });
    answerJson({ id: 'ab-01', name: 'Festival' });
    await expect(api.detail('Tags', 'AB-01')).resolves.toMatchObject({ record: { name: 'Festival' } });
  });
});

describe('a list', () => {
  it('takes its pagination from the header', async () => {
    const pagination = { currentPage: 2, totalCount: 30, totalPages: 3, pageSize: 10 };
    answerJson([{ id: 1 }], { headers: { Pagination: JSON.stringify(pagination) } });
    expect(await api.list('Tags', {})).toEqual({ items: [{ id: 1, name: '' }], pagination });
  });

  it('has each record once, also where it is told twice', async () => {
    answerJson([{ id: 1, name: 'Zomer' }, { id: 2 }, { id: 1, name: 'Winter' }]);
    expect((await api.list('Tags', {})).items).toEqual([{ id: 1, name: 'Zomer' }, { id: 2, name: '' }]);
  });

  it('may stand under items', async () => {
    answerJson({ items: [{ id: 1 }, { id: 2 }] });
    expect((await api.list('Tags', {})).pagination.totalCount).toBe(2);
  });

  it.each([['an object', '{"rows":[]}'], ['text', 'hallo'], ['nothing', ''], ['HTML', '<html>'], ['null', 'null']])(
    'fails on %s', async (_, body) => {
      answer(body, { status: 200 });
      await expect(api.list('Tags', {})).rejects.toBeInstanceOf(ApiError);
    },
  );
});

describe('the answer to a write', () => {
  it('overlays the values sent', async () => {
    answerJson({ id: 9, name: 'Anders' }, { status: 201 });
    expect(await api.create('Customers', { name: 'X', erpId: 'K1' })).toEqual({ id: 9, name: 'Anders', erpId: 'K1' });
  });

  it.each([['204', { status: 204 }, null], ['an empty 200', { status: 200 }, '']] as const)(
    'may be empty: %s', async (_, init, body) => {
      answer(body, init);
      expect((await api.update('Tags', { id: 4, name: 'X' })).record).toEqual({ id: 4, name: 'X' });
      await expect(api.updateMe({ id: 1, username: 'a', email: 'b' })).resolves.toBeUndefined();
    },
  );

  it('may be a remark, which is no record', async () => {
    answer('ok', { status: 200 });
    expect((await api.update('Tags', { id: 4, name: 'X' })).record).toEqual({ id: 4, name: 'X' });
  });

  it('may be the new id alone', async () => {
    answerJson(12);
    expect(await api.create('Tags', { name: 'X' })).toEqual({ id: 12, name: 'X' });
  });

  it('may tell the new id in Location', async () => {
    answer(null, { status: 201, headers: { Location: '/api/Tags/12' } });
    expect(await api.create('Tags', { name: 'X' })).toEqual({ id: '12', name: 'X' });
  });

  it('is read as any record is, under one name, and says no more than was sent or came back', async () => {
    answerJson({ id: 7, products: [{ id: 3 }, null], order: 'x' });
    expect((await api.update('Collections', { id: 7, name: 'X', isPrivate: false, isVisible: true } as never)).record)
      .toEqual({ id: 7, name: 'X', productIds: [3], isPrivate: false, isVisible: true });
    answerJson({ roleName: 'admin' });
    expect((await api.update('Users', { id: 7, username: 'Jan' } as never)).record).toEqual({ id: 7, username: 'Jan', role: 'Admin' });
  });

  it.each([['a strong one', '"v2"', '"v2"'], ['a weak one', 'W/"v2"', undefined]])('tells the version that it left: %s', async (_, ETag, version) => {
    answerJson({ id: 7, name: 'X' }, { headers: { ETag } });
    expect(await api.update('Tags', { id: 7, name: 'X' })).toMatchObject({ record: { id: 7, name: 'X' }, version });
  });

  it('does not take another Location for an id', async () => {
    answer(null, { status: 201, headers: { Location: '/api/Tags' } });
    expect(await api.create('Tags', { name: 'X' })).toEqual({ id: undefined, name: 'X' });
  });
});

describe('a version', () => {
  it('is the ETag of a record, sent back with the update or the delete that is given it', async () => {
    answerJson({ id: 7, name: 'X' }, { headers: { ETag: '"v1"' } });
    const { record, version } = await api.detail('Tags', 7);
    expect({ record, version }).toEqual({ record: { id: 7, name: 'X' }, version: '"v1"' });
    await api.update('Tags', record, version);
    await api.update('Tags', record);
    await api.remove('Tags', 7, version);
    await api.remove('Tags', 7);
    expect(sent.map(({ method, ifMatch }) => [method, ifMatch])).toEqual([['GET', null], ['PUT', '"v1"'], ['PUT', null], ['DELETE', '"v1"'], ['DELETE', null]]);
  });

  it.each([['no ETag', undefined], ['a weak one, which If-Match never matches', 'W/"v1"'], ['an empty one', '']])('is none where there is %s', async (_, tag) => {
    answerJson({ id: 7 }, { headers: tag === undefined ? {} : { ETag: tag } });
    expect((await api.detail('Tags', 7)).version).toBeUndefined();
  });

  it('that is too old is a failure with its status', async () => {
    answer(null, { status: 412 });
    await expect(api.update('Tags', { id: 7, name: 'X' }, '"v1"')).rejects.toMatchObject({ kind: 'response', status: 412 });
  });
});

describe('the features of a server', () => {
  it.each([
    ['logout, renditions', ['logout', 'renditions']], ['logout renditions', ['logout', 'renditions']], [' logout,,renditions ', ['logout', 'renditions']], ['', []],
  ])('are announced with Me: %j', async (header, features) => {
    answerJson({ id: 1 }, { headers: { 'Staalkaart-Features': header } });
    expect((await api.me()).features).toEqual(features);
  });

  it('are none where none are announced', async () => {
    answerJson({ id: 1 });
    expect((await api.me()).features).toEqual([]);
  });
});

describe('the roles', () => {
  it('come as names, or as objects with a name', async () => {
    answerJson(['Admin', { name: 'user' }, null, 'Gast', 7]);
    expect(await api.roles()).toEqual(['Admin', 'User']);
  });
});

describe('uploads', () => {
  it.each([
    ['Assets/7/image', 'image', () => api.upload('Assets', 7, 'image', { file })],
    ['Assets/7/video', 'video', () => api.upload('Assets', 7, 'video', { file })],
    ['Collections/7/image', 'image', () => api.upload('Collections', 7, 'image', { file })],
    ['Categories/7/image', 'image', () => api.upload('Categories', 7, 'image', { file })],
    ['Segments/7/image', 'image', () => api.upload('Segments', 7, 'image', { file })],
    ['Me/image', 'image', () => api.uploadMyImage({ file })],
  ])('POST %s carries the file under %s', async (url, field, call) => {
    await call();
    expect(sent[0]).toMatchObject({ method: 'POST', url });
    expect(sent[0]?.contentType).toMatch(/^multipart\/form-data; ?boundary=/);
    const fields = sent[0]?.body as Record<string, File>;
    expect(Object.keys(fields)).toEqual([field]);
    expect(fields[field]).toMatchObject({ name: 'foto.png', type: 'image/png' });
    expect(await fields[field]?.text()).toBe('inhoud');
  });

  it('tell their progress as a share', async () => {
    const onProgress = vi.fn<(share: number) => void>();
    const large = new File([new Uint8Array(300_000)], 'groot.png');
    await api.upload('Assets', 7, 'image', { file: large, onProgress });
    await vi.waitFor(() => expect(onProgress).toHaveBeenLastCalledWith(1));
    const [first] = onProgress.mock.calls[0]!;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(1);
  });

  it('import a file of products under file', async () => {
    answerJson({ uploadedItems: [{ name: 'a', errorMessages: [] }] });
    const result = await api.importProducts({ file });
    expect(sent[0]).toMatchObject({ method: 'POST', url: 'Products/batch' });
    expect(Object.keys(sent[0]?.body as object)).toEqual(['file']);
    expect(result).toEqual({ uploadedItems: [{ name: 'a', errorMessages: [] }], errorItems: [] });
  });

  it.each([
    ['nothing of either list', {}],
    ['null for both', { uploadedItems: null, errorItems: null }],
  ])('import a file, of which the server tells %s', async (_, body) => {
    answerJson(body);
    expect(await api.importProducts({ file })).toEqual({ uploadedItems: [], errorItems: [] });
  });

  it('import a file of which a row failed for one reason or for none that is told', async () => {
    answerJson({ errorItems: [{ name: 'a', errorMessages: 'leeg' }, { name: 'b', errorMessages: null }, { name: 'c' }, null, 7] });
    expect((await api.importProducts({ file })).errorItems).toEqual([
      { name: 'a', errorMessages: ['leeg'] }, { name: 'b', errorMessages: [] }, { name: 'c', errorMessages: [] },
    ]);
  });
});

describe('the extras', () => {
  it('download files', async () => {
    answer('naam;erpId', { headers: { 'content-type': 'text/csv' } });
    expect(await (await api.productTemplate()).text()).toBe('naam;erpId');
    await api.exportCollection(7);
    expect(sent.map(({ method, url }) => [method, url])).toEqual([['GET', 'Products/template'], ['POST', 'Collections/7/export']]);
  });

  it('have their methods and addresses', async () => {
    answerJson({ id: 1 });
    await api.productFilters();
    await api.login({ email: 'a@b.be', password: 'x' });
    await api.loginTotp({ email: 'a@b.be', code: '123456' });
    await api.logout();
    await api.me();
    await api.updateMe({ id: 1, username: 'a', email: 'b' });
    await api.newPassword({ id: 1, newPassword: 'x', newPasswordConfirm: 'x' });
    answerJson(['Admin']);
    expect(await api.roles()).toEqual(['Admin']);
    expect(sent.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', 'Products/filters', undefined],
      ['POST', 'Auth/Login', { email: 'a@b.be', password: 'x' }],
      ['POST', 'Auth/LoginTOTP', { email: 'a@b.be', code: '123456' }],
      ['POST', 'Auth/Logout', undefined],
      ['GET', 'Me', undefined],
      ['PUT', 'Me', { id: 1, username: 'a', email: 'b' }],
      ['POST', 'Users/newpassword', { id: 1, newPassword: 'x', newPasswordConfirm: 'x' }],
      ['GET', 'Auth/Roles', undefined],
    ]);
  });
});
