import { describe, expect, it, vi } from 'vitest';
import { recordCalls } from '../../testing/server.ts';
import { ApiError } from '../ApiError.ts';
import { productIdsOf } from '../productIdsOf.ts';
import { assets } from './assets.ts';
import { auth } from './auth.ts';
import { categories } from './categories.ts';
import { collections } from './collections.ts';
import { customers } from './customers.ts';
import { materials } from './materials.ts';
import { me } from './me.ts';
import { products } from './products.ts';
import { segments } from './segments.ts';
import { tags } from './tags.ts';
import { users } from './users.ts';

const { sent, answer, answerJson } = recordCalls();
const file = new File(['inhoud'], 'foto.png', { type: 'image/png' });

describe('the generic calls', () => {
  it.each([
    [assets, 'Assets'], [categories, 'Categories'], [collections, 'Collections'], [customers, 'Customers'],
    [materials, 'Materials'], [products, 'Products'], [segments, 'Segments'], [tags, 'Tags'], [users, 'Users'],
  ] as const)('%#: have their methods and addresses', async (resource, name) => {
    answerJson([]);
    await resource.list({ pageNumber: 2 } as never);
    answerJson({ id: 7 });
    await resource.detail(7);
    await resource.create({ name: 'x' } as never);
    await resource.update({ id: 7, name: 'x' } as never);
    answer(null, { status: 204 });
    await resource.remove(7);
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
    answerJson({});
    await tags.detail('a/b?c');
    expect(sent[0]?.url).toBe('Tags/a%2Fb%3Fc');
  });
});

describe('a list', () => {
  it('repeats list parameters and leaves out empty ones', async () => {
    answerJson([]);
    await products.list({ categories: [3, 8], tags: [], searchTerm: '', pageNumber: 1 });
    expect(sent[0]?.url).toBe('Products?categories=3&categories=8&pageNumber=1');
  });

  it('of users sends all', async () => {
    answerJson([]);
    const params = { isActive: false, pageNumber: 1, searchTerm: '' };
    await users.list(params);
    expect(sent[0]?.url).toBe('Users?isActive=false&pageNumber=1&searchTerm=');
  });

  it('takes its pagination from the header', async () => {
    const pagination = { currentPage: 2, totalCount: 30, totalPages: 3, pageSize: 10 };
    answerJson([{ id: 1 }], { headers: { Pagination: JSON.stringify(pagination) } });
    expect(await tags.list({})).toEqual({ items: [{ id: 1 }], pagination });
  });

  it('may stand under items', async () => {
    answerJson({ items: [{ id: 1 }, { id: 2 }] });
    expect((await tags.list({})).pagination.totalCount).toBe(2);
  });

  it.each([['an object', '{"rows":[]}'], ['text', 'hallo'], ['nothing', ''], ['HTML', '<html>'], ['null', 'null']])(
    'fails on %s', async (_, body) => {
      answer(body, { status: 200 });
      await expect(tags.list({})).rejects.toBeInstanceOf(ApiError);
    },
  );
});

describe('the answer to a write', () => {
  it('overlays the values sent', async () => {
    answerJson({ id: 9, name: 'Anders' }, { status: 201 });
    expect(await customers.create({ name: 'X', erpId: 'K1' })).toEqual({ id: 9, name: 'Anders', erpId: 'K1' });
  });

  it.each([['204', { status: 204 }, null], ['an empty 200', { status: 200 }, '']] as const)(
    'may be empty: %s', async (_, init, body) => {
      answer(body, init);
      expect(await tags.update({ id: 4, name: 'X' })).toEqual({ id: 4, name: 'X' });
      expect(await me.update({ id: 1, username: 'a', email: 'b' })).toMatchObject({ id: 1 });
    },
  );

  it('may be a remark, which is no record', async () => {
    answer('ok', { status: 200 });
    expect(await tags.update({ id: 4, name: 'X' })).toEqual({ id: 4, name: 'X' });
  });

  it('may be the new id alone', async () => {
    answerJson(12);
    expect(await tags.create({ name: 'X' })).toEqual({ id: 12, name: 'X' });
  });

  it('may tell the new id in Location', async () => {
    answer(null, { status: 201, headers: { Location: '/api/Tags/12' } });
    expect(await tags.create({ name: 'X' })).toEqual({ id: '12', name: 'X' });
  });

  it('does not take another Location for an id', async () => {
    answer(null, { status: 201, headers: { Location: '/api/Tags' } });
    expect(await tags.create({ name: 'X' })).toEqual({ name: 'X' });
  });
});

describe('uploads', () => {
  it.each([
    ['Assets/7/image', 'image', () => assets.uploadImage(7, { file })],
    ['Assets/7/video', 'video', () => assets.uploadVideo(7, { file })],
    ['Collections/7/image', 'image', () => collections.uploadImage(7, { file })],
    ['Categories/7/image', 'image', () => categories.uploadImage(7, { file })],
    ['Segments/7/image', 'image', () => segments.uploadImage(7, { file })],
    ['Me/image', 'image', () => me.uploadImage({ file })],
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
    await assets.uploadImage(7, { file: large, onProgress });
    await vi.waitFor(() => expect(onProgress).toHaveBeenLastCalledWith(1));
    const [first] = onProgress.mock.calls[0]!;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(1);
  });

  it('import a file of products under file', async () => {
    answerJson({ uploadedItems: [{ name: 'a', errorMessages: [] }] });
    const result = await products.batch({ file });
    expect(sent[0]).toMatchObject({ method: 'POST', url: 'Products/batch' });
    expect(Object.keys(sent[0]?.body as object)).toEqual(['file']);
    expect(result).toEqual({ uploadedItems: [{ name: 'a', errorMessages: [] }], errorItems: [] });
  });
});

describe('the extras', () => {
  it('download files', async () => {
    answer('naam;erpId', { headers: { 'content-type': 'text/csv' } });
    expect(await (await products.template()).text()).toBe('naam;erpId');
    await collections.exportDocument(7);
    expect(sent.map(({ method, url }) => [method, url])).toEqual([['GET', 'Products/template'], ['POST', 'Collections/7/export']]);
  });

  it('have their methods and addresses', async () => {
    answerJson({});
    await products.filters();
    await auth.login({ email: 'a@b.be', password: 'x' });
    await auth.loginTotp({ email: 'a@b.be', code: '123456' });
    await me.get();
    await me.update({ id: 1, username: 'a', email: 'b' });
    await users.newPassword({ id: 1, newPassword: 'x', newPasswordConfirm: 'x' });
    answerJson(['Admin']);
    expect(await auth.roles()).toEqual(['Admin']);
    expect(sent.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', 'Products/filters', undefined],
      ['POST', 'Auth/Login', { email: 'a@b.be', password: 'x' }],
      ['POST', 'Auth/LoginTOTP', { email: 'a@b.be', code: '123456' }],
      ['GET', 'Me', undefined],
      ['PUT', 'Me', { id: 1, username: 'a', email: 'b' }],
      ['POST', 'Users/newpassword', { id: 1, newPassword: 'x', newPasswordConfirm: 'x' }],
      ['GET', 'Auth/Roles', undefined],
    ]);
  });
});

describe('productIdsOf', () => {
  it('reads either form', () => {
    expect(productIdsOf({ productIds: [1, 2] })).toEqual([1, 2]);
    expect(productIdsOf({ products: [{ id: 3 }] })).toEqual([3]);
    expect(productIdsOf({})).toEqual([]);
  });
});
