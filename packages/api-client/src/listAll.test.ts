import { describe, expect, it } from 'vitest';
import { recordCalls } from '../testing/server.ts';
import { listAll } from './listAll.ts';

const { sent, answerWith } = recordCalls();
const product = (id: number) => ({ id, name: `Product ${id}` });

describe('a whole list', () => {
  it('is asked on where a server gives less at a time, each item once', async () => {
    answerWith(() => {
      const page = Number(new URLSearchParams(sent.at(-1)!.url.split('?')[1]).get('pageNumber'));
      const headers = { Pagination: JSON.stringify({ currentPage: page, totalCount: 5, totalPages: 3, pageSize: 2 }) };
      return Response.json([[product(1), product(2)], [product(2), product(3)], [product(4)]][page - 1], { headers });
    });
    await expect(listAll('Products', {})).resolves.toMatchObject([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]);
  });

  it.each([[1000, 1], [4, 3], [10, 1]])('asks all pages of a server that gives %i at once', async (most, requests) => {
    const items = Array.from({ length: 10 }, (_, at) => product(at + 1));
    answerWith(() => {
      const page = Number(new URLSearchParams(sent.at(-1)!.url.split('?')[1]).get('pageNumber'));
      const pagination = { currentPage: page, pageSize: most, totalCount: items.length, totalPages: Math.ceil(items.length / most) };
      return Response.json(items.slice((page - 1) * most, page * most), { headers: { Pagination: JSON.stringify(pagination) } });
    });
    await expect(listAll('Products', { searchTerm: 'doos', pageNumber: 3 })).resolves.toMatchObject(items);
    expect(sent).toHaveLength(requests);
    expect(sent.at(-1)?.url).toBe(`Products?searchTerm=doos&pageNumber=${requests}&pageSize=1000000`);
  });

  it('of a server that gives the same page for ever comes to an end', async () => {
    answerWith(() => Response.json([product(1)], { headers: { Pagination: JSON.stringify({ currentPage: 1, totalCount: 9, totalPages: 9, pageSize: 1 }) } }));
    await expect(listAll('Products', {})).resolves.toMatchObject([{ id: 1 }]);
    expect(sent).toHaveLength(2);
  });

  it('goes on behind a page of which nothing is left', async () => {
    const pages = [[product(1)], [], [product(2)]];
    answerWith(() => Response.json(pages[sent.length - 1], { headers: { Pagination: JSON.stringify({ currentPage: sent.length, totalCount: 3, totalPages: 3, pageSize: 1 }) } }));
    await expect(listAll('Products', {})).resolves.toMatchObject([{ id: 1 }, { id: 2 }]);
  });
});
