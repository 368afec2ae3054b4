import { renderHook } from '../../testing/renderHook.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordCalls } from '../../testing/server.ts';
import { ApiError } from '../ApiError.ts';
import { prefetchProduct, prefetchProducts } from '../cache/prefetch.ts';
import { products } from '../resources/products.ts';
import { clearToken, setToken } from '../token.ts';
import type { ProductListParams } from '../types/product.ts';
import { useProduct } from './details.ts';
import { useCategories, useProducts } from './lists.ts';
import { useMe } from './useMe.ts';
import { useAssetWrites, useCategoryWrites, useCollectionWrites, useProductWrites } from './writes.ts';

const { sent, answer, answerJson, answerWith } = recordCalls();
const urls = () => sent.map(({ method, url }) => `${method} ${url}`);
let unmount = () => {};
const render: typeof renderHook = (hook, props) => {
  const rendered = renderHook(hook, props);
  unmount = rendered.unmount;
  return rendered;
};

afterEach(() => {
  unmount();
  clearToken();
});

describe('a list', () => {
  it('loads', async () => {
    answerJson([{ id: 1 }]);
    const list = render(useProducts, { pageNumber: 1 });
    expect(list.seen[0]).toMatchObject({ items: [], itemsLoaded: false, loading: true });
    await vi.waitFor(() => expect(list.current).toMatchObject({ items: [{ id: 1 }], itemsLoaded: true, loading: false }));
    expect(urls()).toEqual(['GET Products?pageNumber=1']);
  });

  it('keeps its page on screen while another loads', async () => {
    answerJson([{ id: 1 }]);
    const list = render(useProducts, { pageNumber: 1 } as ProductListParams);
    await vi.waitFor(() => expect(list.current.itemsLoaded).toBe(true));
    answerJson([{ id: 2 }]);
    list.seen.length = 0;
    list.render({ pageNumber: 2 });
    expect(list.current).toMatchObject({ items: [{ id: 1 }], itemsLoaded: true, loading: true });
    await vi.waitFor(() => expect(list.current).toMatchObject({ items: [{ id: 2 }], loading: false }));
    expect(list.seen.every(({ items }) => items.length === 1)).toBe(true);
  });

  it('is not loaded from a change of filters on', async () => {
    answerJson([{ id: 1 }]);
    const list = render(useProducts, {} as ProductListParams);
    await vi.waitFor(() => expect(list.current.itemsLoaded).toBe(true));
    list.render({ searchTerm: 'x' });
    expect(list.current).toMatchObject({ items: [], itemsLoaded: false, loading: true });
    await vi.waitFor(() => expect(list.current.itemsLoaded).toBe(true));
  });

  it('fetches nothing for null, or while disabled', async () => {
    const none = render(() => [useProducts(null), useProducts({}, { enabled: false })] as const, undefined);
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(sent).toEqual([]);
    for (const list of none.current) expect(list).toMatchObject({ items: [], itemsLoaded: false, loading: false });
  });

  it('tells its failure, and tries again when asked', async () => {
    answer('kapot', { status: 400 });
    const list = render(useProducts, {});
    await vi.waitFor(() => expect(list.current.error).toBeInstanceOf(ApiError));
    expect(list.current).toMatchObject({ itemsLoaded: false, loading: false, error: { body: 'kapot' } });
    const first = list.current.error;
    list.seen.splice(0, list.seen.length - 1);
    list.current.retry();
    await vi.waitFor(() => expect(list.seen).toContainEqual(expect.objectContaining({ error: undefined, loading: true })));
    await vi.waitFor(() => expect(list.current.error).not.toBe(first));
    await vi.waitFor(() => expect(list.current.error).toBeInstanceOf(ApiError));
    answerJson([{ id: 1 }]);
    list.current.retry();
    await vi.waitFor(() => expect(list.current).toMatchObject({ error: undefined, itemsLoaded: true }));
  });

  it('tells a failure once while it is retried by itself', async () => {
    answer('kapot', { status: 500 });
    const list = render(useProducts, {});
    await vi.waitFor(() => expect(sent).toHaveLength(2), { timeout: 3_000 });
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(new Set(list.seen.map(({ error }) => error).filter(Boolean)).size).toBe(1);
  });
});

describe('a category list on screen', () => {
  it('shows as not loaded after a category was saved, and loads again', async () => {
    answerJson([{ id: 1, name: 'oud' }]);
    const both = render(() => ({ list: useCategories(), writes: useCategoryWrites() }), undefined);
    await vi.waitFor(() => expect(both.current.list.itemsLoaded).toBe(true));
    answerWith(() => (sent.at(-1)?.method === 'PUT' ? new Response(null, { status: 204 }) : Response.json([{ id: 1, name: 'nieuw' }])));
    both.seen.splice(0, both.seen.length - 1);
    await both.current.writes.update({ id: 1, name: 'nieuw', order: 1, segmentIds: [] });
    await vi.waitFor(() => expect(both.current.list.items).toMatchObject([{ name: 'nieuw' }]));
    expect(both.seen.some(({ list }) => !list.itemsLoaded && list.loading)).toBe(true);
    expect(both.seen.some(({ list }) => !list.itemsLoaded && !list.loading)).toBe(false);
    expect(both.seen.map(({ writes }) => writes)).toContainEqual(expect.objectContaining({ isPending: true, pending: 'updating' }));
    expect(both.current.writes).toMatchObject({ isPending: false, pending: 'idle' });
  });
});

describe('a product', () => {
  const item = { id: 7, name: 'Affiche', hasVideo: false, created: '', updated: '', collectionIds: [] };

  it('starts as a list on screen knew it', async () => {
    answerJson([item]);
    const both = render(
      (id: string | undefined) => ({ list: useProducts(), product: useProduct(id) }), undefined as string | undefined,
    );
    await vi.waitFor(() => expect(both.current.list.itemsLoaded).toBe(true));
    expect(both.current.product).toMatchObject({ item: undefined, isPartial: false, loading: false });
    answerJson({ ...item, tags: [{ id: 1, name: 'nieuw' }] });
    both.render('7');
    expect(both.current.product).toMatchObject({ item: { name: 'Affiche', tags: [] }, isPartial: true, loading: true });
    await vi.waitFor(() => expect(both.current.product).toMatchObject({ item: { tags: [{ id: 1 }] }, isPartial: false }));
  });

  it('starts as the seed that it is given', () => {
    answerJson(item);
    const product = render(() => useProduct(7, item), undefined);
    expect(product.seen[0]).toMatchObject({ item: { name: 'Affiche', categories: [] }, isPartial: true });
  });
});

describe('a prefetch', () => {
  it('serves the hook of the same question, once', async () => {
    answerJson([{ id: 1 }]);
    prefetchProducts({ pageSize: 12, pageNumber: 1 });
    const list = render(useProducts, { pageNumber: 1, pageSize: 12 });
    await vi.waitFor(() => expect(list.current.itemsLoaded).toBe(true));
    expect(urls().filter(url => url.startsWith('GET Products?'))).toHaveLength(1);
  });

  it('fails in the hook', async () => {
    answer('weg', { status: 404 });
    prefetchProduct(7);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const product = render(() => useProduct(7), undefined);
    await vi.waitFor(() => expect(product.current.error).toMatchObject({ status: 404, body: 'weg' }));
    expect(sent).toHaveLength(1);
  });
});

describe('Me', () => {
  it('is fetched only once a token is stored', async () => {
    answerJson({ id: 1, collections: [] });
    const me = render(useMe, undefined);
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(sent).toEqual([]);
    setToken('abc');
    await vi.waitFor(() => expect(me.current.me).toMatchObject({ id: 1 }));
    clearToken();
    await vi.waitFor(() => expect(me.current.me).toBeUndefined());
  });
});

describe('a write', () => {
  it('throws an ApiError, touches no cache then, and is idle again', async () => {
    answerJson([{ id: 1 }]);
    const both = render(() => ({ list: useProducts(), writes: useProductWrites() }), undefined);
    await vi.waitFor(() => expect(both.current.list.itemsLoaded).toBe(true));
    answer('nee', { status: 403 });
    await expect(both.current.writes.remove(1)).rejects.toMatchObject({ status: 403, body: 'nee' });
    await vi.waitFor(() => expect(both.current.writes.pending).toBe('idle'));
    expect(both.current.list.items).toEqual([{ id: 1 }]);
    expect(urls()).toEqual(['GET Products', 'DELETE Products/1']);
  });

  it('keeps its functions between renders', async () => {
    const writes = render(useProductWrites, undefined);
    const { create, update, remove, batch } = writes.current;
    writes.render(undefined);
    expect(writes.current).toMatchObject({ create, update, remove, batch });
  });

  it('outlives its provider', async () => {
    const writes = render(useCollectionWrites, undefined);
    answerJson({ id: 3 });
    const saving = writes.current.remove(3);
    writes.unmount();
    await expect(saving).resolves.toBeUndefined();
    // The rules run on a cache that is gone: an unhandled rejection would fail the run.
    await new Promise(resolve => setTimeout(resolve, 20));
  });

  it('of several assets refreshes once, and throws the first failure', async () => {
    const writes = render(useAssetWrites, undefined);
    const asset = { productId: 1, name: 'a_b', order: 1, isVideo: false, file: 'a.png' };
    let call = 0;
    answerWith(() => (++call === 1 ? new Response('vol', { status: 400 }) : Response.json({})));
    await expect(writes.current.updateAll([{ id: 1, ...asset }, { id: 2, ...asset }])).rejects.toMatchObject({ body: 'vol' });
    expect(urls()).toEqual(['PUT Assets', 'PUT Assets']);
  });
});

it('plain calls need no hook', async () => {
  answerJson({ id: 7 });
  expect(await products.detail(7)).toEqual({ id: 7 });
});
