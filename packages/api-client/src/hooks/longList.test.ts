import { renderHook } from '../../testing/renderHook.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordCalls } from '../../testing/server.ts';
import { partKey } from '../cache/keys.ts';
import { discardPrefetched, prefetch, settledPrefetches } from '../cache/prefetch.ts';
import { startEarly } from '../early.ts';
import { PAGE_SIZES } from '../resources.ts';
import { clearToken, setToken } from '../token.ts';
import { useList } from './useList.ts';
import { useWriter } from './useWriter.ts';

const { sent, answer, answerWith } = recordCalls();
const WHOLE = { categories: [7], pageSize: PAGE_SIZES.BULK };
let unmount = () => {};
beforeEach(() => setToken('token'));
afterEach(() => {
  unmount();
  clearToken();
});
const show = (isGradual = true) => {
  const list = renderHook(() => ({ ...useList('Products', WHOLE, { isGradual }), writer: useWriter() }), undefined);
  ({ unmount } = list);
  return list;
};
const ids = ({ items }: { items: { id: unknown }[] }) => items.map(({ id }) => id);

/** The first page is in, and stays there to be taken. */
const prefetched = () => vi.waitFor(() => expect(settledPrefetches().has(partKey('Products', WHOLE))).toBe(true));

/** Answers a list of three, of which the last two follow when it is told so; and every write with nothing. */
const answerSlowly = () => {
  const bodies: ReadableStreamDefaultController<Uint8Array>[] = [];
  const write = (text: string) => bodies.at(-1)!.enqueue(new TextEncoder().encode(text));
  answerWith(() => (sent.at(-1)!.method !== 'GET' ? new Response(null, { status: 204 }) : new Response(new ReadableStream({
    start: controller => {
      bodies.push(controller);
      write('[{"id":1,"name":"Kaart"},{"id"');
    },
  }), { headers: { Pagination: '{"currentPage":1,"totalCount":3,"totalPages":1,"pageSize":1000000}' } })));
  return {
    finish: () => {
      write(':2,"name":4},null,{"id":3}]');
      bodies.at(-1)!.close();
    },
    more: () => write(':2},{"id":3},{"id":4},{"id":5},{"id":6},{"id"'),
    breakOff: () => bodies.at(-1)!.error(new Error('weg')),
  };
};

describe('a list that is asked whole', () => {
  it('shows what is in, with how many it will be, and then all of it', async () => {
    const server = answerSlowly();
    const list = show();
    await vi.waitFor(() => expect(ids(list.current)).toEqual([1]));
    expect(list.current).toMatchObject({ itemsLoaded: true, isPartial: true, loading: true, pagination: { totalCount: 3 } });
    server.finish();
    await vi.waitFor(() => expect(list.current.isPartial).toBe(false));
    expect(ids(list.current)).toEqual([1, 2, 3]);
    expect(list.current.items[1]).toMatchObject({ name: '4', collectionIds: [], customer: null });
    const shown = list.seen.slice(list.seen.findIndex(({ itemsLoaded }) => itemsLoaded));
    expect(shown.every(({ itemsLoaded }) => itemsLoaded)).toBe(true);
    expect(sent.map(({ url }) => url)).toEqual(['Products?categories=7&pageSize=1000000']);
  });

  it('waits for all of it where its order is another', async () => {
    const server = answerSlowly();
    const list = show(false);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    server.finish();
    await vi.waitFor(() => expect(list.current.itemsLoaded).toBe(true));
    expect(list.seen.every(({ items }) => items.length === 0 || items.length === 3)).toBe(true);
  });

  it('keeps what is in where the rest breaks off, as no more than a part, until it is asked again', async () => {
    const server = answerSlowly();
    const list = show();
    await vi.waitFor(() => expect(ids(list.current)).toEqual([1]));
    server.breakOff();
    await vi.waitFor(() => expect(list.current.error).toMatchObject({ method: 'GET', url: 'Products?categories=7&pageSize=1000000' }));
    expect(list.current).toMatchObject({ items: [{ id: 1 }], itemsLoaded: true, isPartial: true, pagination: { totalCount: 3 } });
    answerSlowly();
    list.current.retry();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(ids(list.current)).toEqual([1]);
  });

  it('shows the first page that was asked ahead until more is in', async () => {
    answerWith(() => Response.json([{ id: 1 }, { id: 2 }], { headers: { Pagination: '{"currentPage":1,"totalCount":3,"totalPages":2,"pageSize":2}' } }));
    prefetch({ firstPageOf: 'Products', params: WHOLE });
    await prefetched();
    const server = answerSlowly();
    const list = show();
    expect(list.seen[0]).toMatchObject({ items: [{ id: 1 }, { id: 2 }], itemsLoaded: true, isPartial: true, pagination: { totalCount: 3 } });
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    server.finish();
    await vi.waitFor(() => expect(ids(list.current)).toEqual([1, 2, 3]));
    // What comes in of it is less at first: nothing goes that was there.
    expect(list.seen.every(({ items }) => items.length >= 2)).toBe(true);
    expect(sent.map(({ url }) => url)).toEqual(['Products?categories=7&pageSize=12', 'Products?categories=7&pageSize=1000000']);
  });

  it('keeps the first page once the rest has failed', async () => {
    answerWith(() => Response.json([{ id: 1 }, { id: 2 }], { headers: { Pagination: '{"currentPage":1,"totalCount":3,"totalPages":2,"pageSize":2}' } }));
    prefetch({ firstPageOf: 'Products', params: WHOLE });
    await prefetched();
    answer('{}', { status: 500 });
    const list = show();
    expect(ids(list.current)).toEqual([1, 2]);
    await vi.waitFor(() => expect(list.current.error).toMatchObject({ status: 500 }));
    expect(sent.map(({ url }) => url)).toEqual(['Products?categories=7&pageSize=12', 'Products?categories=7&pageSize=1000000']);
    expect(list.seen.every(state => ids(state).length === 2 && state.isPartial)).toBe(true);
  });

  it('waits for the first page that was asked ahead, which is all of it where it is not full', async () => {
    answerWith(() => Response.json([{ id: 1 }, { id: 2 }]));
    prefetch({ firstPageOf: 'Products', params: WHOLE });
    const list = show();
    await vi.waitFor(() => expect(list.current).toMatchObject({ items: [{ id: 1 }, { id: 2 }], itemsLoaded: true, isPartial: false }));
    expect(sent.map(({ url }) => url)).toEqual(['Products?categories=7&pageSize=12']);
  });

  it('asks for all of it after a first page that is full, whatever its pagination says', async () => {
    const page = Array.from({ length: PAGE_SIZES.Products }, (_, index) => ({ id: index + 1 }));
    answerWith(() => Response.json(sent.at(-1)!.url.endsWith('pageSize=12') ? page : [...page, { id: 13 }]));
    prefetch({ firstPageOf: 'Products', params: WHOLE });
    const list = show();
    await vi.waitFor(() => expect(list.current.items).toHaveLength(13));
    expect(sent.map(({ url }) => url)).toEqual(['Products?categories=7&pageSize=12', 'Products?categories=7&pageSize=1000000']);
    expect(list.seen.some(({ items, isPartial }) => items.length === 12 && isPartial)).toBe(true);
  });

  it('fails with the first page, and asks for all of it when it is asked again', async () => {
    answer(null, { status: 500 });
    prefetch({ firstPageOf: 'Products', params: WHOLE });
    const list = show();
    await vi.waitFor(() => expect(list.current.error).toMatchObject({ status: 500 }));
    answerWith(() => Response.json([{ id: 1 }]));
    list.current.retry();
    await vi.waitFor(() => expect(ids(list.current)).toEqual([1]));
    expect(sent.at(-1)).toMatchObject({ url: 'Products?categories=7&pageSize=1000000' });
  });

  it('shows no first page from before a write', async () => {
    answerWith(() => Response.json([{ id: 1 }]));
    prefetch({ firstPageOf: 'Products', params: WHOLE });
    await prefetched();
    discardPrefetched();
    answerSlowly();
    expect(show().seen[0]).toMatchObject({ items: [], itemsLoaded: false });
    await vi.waitFor(() => expect(sent).toHaveLength(2));
  });

  it('keeps what is in while one of it is filed, with its marker, and asks for all of it again', async () => {
    const server = answerSlowly();
    const list = show();
    await vi.waitFor(() => expect(ids(list.current)).toEqual([1]));
    await list.current.writer.update('Collections', { id: 5, name: 'Beurs', productIds: [1], isPrivate: false, isVisible: true });
    await vi.waitFor(() => expect(list.current.items).toMatchObject([{ id: 1, collectionIds: [5] }]));
    await vi.waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET']));
    server.finish();
    await vi.waitFor(() => expect(list.current.isPartial).toBe(false));
    expect(ids(list.current)).toEqual([1, 2, 3]);
    const shown = list.seen.slice(list.seen.findIndex(({ itemsLoaded }) => itemsLoaded));
    expect(shown.every(({ itemsLoaded }) => itemsLoaded)).toBe(true);
  });

  it('shows a product that was deleted no more, whatever still comes in from before', async () => {
    const server = answerSlowly();
    const list = show();
    await vi.waitFor(() => expect(ids(list.current)).toEqual([1]));
    await list.current.writer.remove('Products', 1);
    server.more();
    await vi.waitFor(() => expect(list.current).toMatchObject({ items: [], itemsLoaded: false }));
    const since = list.seen.length;
    await vi.waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET']));
    server.finish();
    await vi.waitFor(() => expect(list.current.isPartial).toBe(false));
    expect(list.seen.slice(since).every(({ items }) => items.length <= 3)).toBe(true);
  });

  it('shows a product that was hidden and renamed so at once, before anything is asked again', async () => {
    answerSlowly();
    const list = show();
    await vi.waitFor(() => expect(ids(list.current)).toEqual([1]));
    answerWith(() => (sent.at(-1)!.method === 'GET' ? new Promise<Response>(() => {}) : new Response(null, { status: 204 })));
    await list.current.writer.update('Products', { id: 1, name: 'Doos', isVisible: false } as Parameters<typeof list.current.writer.update<'Products'>>[1]);
    await vi.waitFor(() => expect(list.current.items).toMatchObject([{ id: 1, name: 'Doos', isVisible: false }]));
    expect(list.current.isPartial).toBe(true);
  });

  it('shows nothing of what another session asked', async () => {
    setToken('oud');
    const server = answerSlowly();
    const former = show();
    await vi.waitFor(() => expect(ids(former.current)).toEqual([1]));
    unmount();
    setToken('nieuw');
    answer(null, { status: 500 });
    const list = show();
    server.finish();
    await vi.waitFor(() => expect(list.current.error).toBeDefined());
    expect(list.seen.every(({ items }) => items.length === 0)).toBe(true);
  });

  it('takes what was asked early, of which it tells the first part', async () => {
    setToken('abc');
    const server = answerSlowly();
    const heard: unknown[] = [];
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => fetch(`http://localhost${address}`, init));
    startEarly([{ list: 'Products', params: WHOLE }], 'abc', body => heard.push(body));
    vi.unstubAllGlobals();
    await vi.waitFor(() => expect(heard).toEqual([[{ id: 1, name: 'Kaart' }]]));
    const list = show();
    await vi.waitFor(() => expect(ids(list.current)).toEqual([1]));
    server.finish();
    await vi.waitFor(() => expect(ids(list.current)).toEqual([1, 2, 3]));
    expect(sent).toHaveLength(1);
  });

  it('keeps the objects of what did not change when it is asked again', async () => {
    answerWith(() => Response.json([{ id: 1 }, { id: 2 }]));
    const list = show();
    await vi.waitFor(() => expect(ids(list.current)).toEqual([1, 2]));
    const [first] = list.current.items;
    answerWith(() => Response.json([{ id: 1 }, { id: 2, name: 'Ander' }]));
    list.current.retry();
    await vi.waitFor(() => expect(list.current.items[1]?.name).toBe('Ander'));
    expect(list.current.items[0]).toBe(first);
  });

  it.each([['HTML', '<!doctype html>', { isUnanswered: true }], ['half a list', '[{"id":1},{"i', { kind: 'response', status: 200 }], ['no list', '{"rows":[]}', { kind: 'response', status: 200 }]])(
    'fails on %s', async (_, body, failure) => {
      answer(body, { status: 200 });
      const list = show();
      await vi.waitFor(() => expect(list.current.error).toMatchObject(failure));
    },
  );

  it("tells the server's words where it is refused", async () => {
    answerWith(() => Response.json({ title: 'Mag niet' }, { status: 403 }));
    const list = show();
    await vi.waitFor(() => expect(list.current.error).toMatchObject({ status: 403, title: 'Mag niet' }));
  });

  it('may stand under items', async () => {
    answerWith(() => Response.json({ items: [{ id: 1 }, { id: 2 }] }));
    const list = show();
    await vi.waitFor(() => expect(list.current).toMatchObject({ items: [{ id: 1 }, { id: 2 }], pagination: { totalCount: 2 } }));
  });
});
