import { RESOURCES } from '@staalkaart/api-client/wire';
import { expect, test } from 'vitest';
import type { Send } from '../testing.ts';
import type { SetUp } from './target.ts';

const paginationOf = ({ headers }: { headers: Headers }) => JSON.parse(headers.get('Pagination') ?? 'null');

/** Lists: pages, filters, searches and orders (specification §3, §9). */
export const listCases = (setUp: SetUp): void => {
  // They change nothing: one API does for all of them.
  let target: ReturnType<SetUp> | undefined;
  const get: Send = async (...call) => (await (target ??= setUp())).as('SuperAdmin')(...call);

  test.each(RESOURCES)('%s answers a page with its header', async name => {
    const answer = await get('GET', `${name}?pageSize=3&pageNumber=2${name === 'Assets' ? '&productId=1013' : ''}`);
    expect(answer.status).toBe(200);
    expect(paginationOf(answer)).toMatchObject({ currentPage: 2, pageSize: 3 });
  });

  test('products come twelve to a page, and a page beyond the last is empty', async () => {
    const first = await get('GET', 'Products');
    expect(first.body).toHaveLength(12);
    expect(paginationOf(first)).toEqual({ currentPage: 1, totalCount: 240, totalPages: 20, pageSize: 12 });
    expect((await get('GET', 'Products?pageNumber=21')).body).toEqual([]);
    for (const query of ['pageSize=nul', 'pageSize=0', 'pageSize=1000001', 'pageSize=99999999999999999999', 'pageNumber=99999999999999999999']) {
      expect([query, (await get('GET', `Products?${query}`)).status]).toEqual([query, 400]);
    }
    expect((await get('GET', 'Products?pageSize=1000000&pageNumber=1000000000')).body).toEqual([]);
  });

  test('one match within a group is enough, and every group has to match', async () => {
    const count = async (query: string) => paginationOf(await get('GET', `Products?${query}`)).totalCount;
    const [cards, posters, both] = [await count('categories=101'), await count('categories=102'), await count('categories=101&categories=102')];
    expect(both).toBe(cards + posters);
    expect(await count('categories=101&tags=301')).toBeLessThanOrEqual(cards);
    expect(await count('productIds=1001&productIds=1003')).toBe(2);
    expect(await count('collections=501')).toBe(9);
  });

  test('a search looks in names, numbers and customers, whatever the accents and the case', async () => {
    const names = async (term: string) => (await get('GET', `Products?pageSize=500&searchTerm=${encodeURIComponent(term)}`)).body.map(({ name }: { name: string }) => name);
    expect(await names('mp-20418')).toEqual(['Visitekaartje Atelier Noord']);
    expect(await names('VISITEKAARTJE nôord')).toContain('Visitekaartje Atelier Noord');
    expect((await names('Atelier Noord bv')).length).toBeGreaterThan(3);
    expect(await names('bestaatniet')).toEqual([]);
  });

  test('a sign that stands by itself is looked for as any other', async () => {
    const { as } = await setUp();
    const editor = as('PowerUser');
    const names = async (list: string) => (await editor('GET', list)).body.map(({ name }: { name: string }) => name);
    const { body: segment } = await editor('POST', 'Segments', { name: '^' });
    await editor('POST', 'Categories', { name: 'Dakje', segmentIds: [segment.id] });
    expect([await names('Categories?segmentName=^'), await names('Categories?segmentName=`')]).toEqual([['Dakje'], []]);
    await editor('POST', 'Products', { name: 'Folder ^^ é', customerId: 401 });
    expect([await names('Products?searchTerm=^^'), await names('Products?searchTerm=^^^'), await names('Tags?searchTerm=^')]).toEqual([['Folder ^^ é'], [], []]);
  });

  test('orders by number from low to high, and by date from new to old', async () => {
    const values = async (orderBy: string, field: string) =>
      (await get('GET', `Products?pageSize=200&orderBy=${orderBy}`)).body.map((product: Record<string, string>) => product[field]).filter(Boolean);
    const [numbers, dates] = [await values('erpId', 'erpId'), await values('updated', 'updated')];
    expect(numbers).toEqual([...numbers].sort());
    expect(dates).toEqual([...dates].sort().toReversed());
  });

  test('the categories of a segment are asked for by its name', async () => {
    const { body } = await get('GET', `Categories?segmentName=${encodeURIComponent('Bouw & vastgoed')}&pageSize=1000000`);
    expect(body.length).toBeGreaterThan(5);
    expect(body.every(({ segments }: { segments: { name: string }[] }) => segments.some(({ name }) => name === 'Bouw & vastgoed'))).toBe(true);
  });

  test('users are active ones unless asked otherwise', async () => {
    expect((await get('GET', 'Users?isActive=true&pageSize=50')).body).toHaveLength(10);
    expect((await get('GET', 'Users?isActive=false')).body.map(({ username }: { username: string }) => username)).toEqual(['Hanne', 'Kaat']);
    expect(JSON.stringify((await get('GET', 'Users')).body)).not.toContain('staalkaart"');
  });

  test('an unknown id is 404, an unknown call names itself, and an odd method or order is refused', async () => {
    expect((await get('GET', 'Products/abc')).status).toBe(404);
    expect((await get('DELETE', 'Tags/99999')).status).toBe(404);
    expect((await get('GET', '/api/v2/Products')).status).toBe(404);
    expect(await get('GET', 'Prijzen')).toMatchObject({ status: 404, body: 'Onbekende oproep: GET /api/Prijzen' });
    for (const method of ['POST', 'PATCH']) {
      const { status, headers } = await get(method, 'Products/1');
      expect([status, headers.get('Allow')]).toEqual([405, 'GET, DELETE']);
    }
    expect((await get('GET', 'Products?orderBy=__proto__')).status).toBe(400);
  });

  test.skipIf(setUp.isElsewhere)('ten thousand products of one category come whole, in one answer', async () => {
    const { body, headers } = await (await setUp({ products: 10_000 })).as('PowerUser')('GET', 'Products?categories=130&pageSize=1000000');
    expect(new Set(body.map(({ id }: { id: number }) => id)).size).toBe(10_000);
    expect(paginationOf({ headers })).toMatchObject({ totalCount: 10_000, totalPages: 1 });
  });
};
