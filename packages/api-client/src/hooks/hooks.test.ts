import { renderHook } from '../../testing/renderHook.ts';
import { useSWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordCalls } from '../../testing/server.ts';
import { ApiError } from '../ApiError.ts';
import { prefetch } from '../cache/prefetch.ts';
import type { Writer } from '../cache/writer.ts';
import { clearToken, setToken } from '../token.ts';
import { configureTransport } from '../transport.ts';
import type { ProductListParams } from '../types/product.ts';
import { useMe, useRoles } from './lookups.ts';
import { useDetail } from './useDetail.ts';
import { useFresh } from './useFresh.ts';
import { useList } from './useList.ts';
import { useManyWrites } from './useManyWrites.ts';
import { useIntentions, useWriter } from './useWriter.ts';

const { sent, answer, answerJson, answerWith } = recordCalls();
const urls = () => sent.map(({ method, url }) => `${method} ${url}`);
let unmount = () => {};
const render: typeof renderHook = (hook, props) => {
  const rendered = renderHook(hook, props);
  unmount = rendered.unmount;
  return rendered;
};
/** Long enough for a request that should not be sent. */
const pause = (ms = 20) => new Promise(resolve => { setTimeout(resolve, ms); });
const useProducts = (params: ProductListParams) => useList('Products', params);

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

  it('keeps what is on screen while the list of another mode loads', async () => {
    answerJson([{ id: 1 }]);
    const list = render(useProducts, {} as ProductListParams);
    await vi.waitFor(() => expect(list.current.itemsLoaded).toBe(true));
    answerJson([{ id: 2 }]);
    list.render({ presented: true });
    expect(list.current).toMatchObject({ items: [{ id: 1 }], itemsLoaded: true, loading: true });
    await vi.waitFor(() => expect(list.current).toMatchObject({ items: [{ id: 2 }], loading: false }));
    expect(urls()).toEqual(['GET Products', 'GET Products?presented=true']);
    list.render({});
    expect(list.current).toMatchObject({ items: [{ id: 1 }], loading: false });
  });

  it('is not loaded from a change of filters on', async () => {
    answerJson([{ id: 1 }]);
    const list = render(useProducts, {} as ProductListParams);
    await vi.waitFor(() => expect(list.current.itemsLoaded).toBe(true));
    list.render({ searchTerm: 'x' });
    expect(list.current).toMatchObject({ items: [], itemsLoaded: false, loading: true });
    await vi.waitFor(() => expect(list.current.itemsLoaded).toBe(true));
  });

  it('fetches nothing for null', async () => {
    const none = render(() => useList('Products', null), undefined);
    await pause();
    expect(sent).toEqual([]);
    expect(none.current).toMatchObject({ items: [], itemsLoaded: false, loading: false });
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
    await pause(50);
    expect(new Set(list.seen.map(({ error }) => error).filter(Boolean)).size).toBe(1);
  });
});

describe('a lookup', () => {
  const useForm = (isOpen: boolean) => ({
    tags: useList('Tags', isOpen ? { pageSize: 10_000 } : null, { once: true }),
    roles: useRoles(),
    writer: useWriter(),
  });
  const asked = () => urls().filter(url => url.startsWith('GET'));
  beforeEach(() => { vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }); });
  afterEach(() => { vi.useRealTimers(); });
  /** Longer than SWR takes two questions for one. */
  const later = () => vi.advanceTimersByTimeAsync(3_000);
  const reopen = async (form: { render: (isOpen: boolean) => void }) => {
    form.render(false);
    await later();
    form.render(true);
    await later();
  };

  it('is asked once, however often it is mounted', async () => {
    answerJson([{ id: 1, name: 'Admin' }]);
    const form = render(useForm, true as boolean);
    await vi.waitFor(() => expect(form.current).toMatchObject({ tags: { itemsLoaded: true }, roles: { roles: ['Admin'] } }));
    await reopen(form);
    expect(form.current.tags.itemsLoaded).toBe(true);
    expect(asked()).toEqual(['GET Tags?pageSize=10000', 'GET Auth/Roles']);
  });

  it('is asked again after a write of its resource: at once on screen, else when it is mounted', async () => {
    answerJson([{ id: 1, name: 'Admin' }]);
    const form = render(useForm, true as boolean);
    await vi.waitFor(() => expect(form.current.tags.itemsLoaded).toBe(true));
    await form.current.writer.create('Tags', { name: 'nieuw' });
    await vi.waitFor(() => expect(asked().filter(url => url.startsWith('GET Tags'))).toHaveLength(2));
    form.render(false);
    await form.current.writer.create('Tags', { name: 'nog een' });
    await later();
    expect(asked().filter(url => url.startsWith('GET Tags'))).toHaveLength(2);
    form.render(true);
    await vi.waitFor(() => expect(asked().filter(url => url.startsWith('GET Tags'))).toHaveLength(3));
    await reopen(form);
    expect(asked().filter(url => url.startsWith('GET Tags'))).toHaveLength(3);
  });

  it('takes what was prefetched', async () => {
    answerJson([{ id: 1 }]);
    prefetch({ list: 'Tags', params: { pageSize: 10_000 } });
    const form = render(() => useList('Tags', { pageSize: 10_000 }, { once: true }), undefined);
    await vi.waitFor(() => expect(form.current.itemsLoaded).toBe(true));
    expect(urls()).toEqual(['GET Tags?pageSize=10000']);
  });
});

describe('a category list on screen', () => {
  it('stays as it is after a category was saved, until it is asked again', async () => {
    answerJson([{ id: 1, name: 'oud', order: 1 }]);
    const both = render(() => ({ list: useList('Categories', {}), writer: useWriter() }), undefined);
    await vi.waitFor(() => expect(both.current.list.itemsLoaded).toBe(true));
    answerWith(() => (sent.at(-1)?.method === 'PUT' ? new Response(null, { status: 204 }) : Response.json([{ id: 1, name: 'nieuw', order: 2 }])));
    both.seen.splice(0, both.seen.length - 1);
    await both.current.writer.update('Categories', { id: 1, name: 'nieuw', order: 2, segmentIds: [] });
    await vi.waitFor(() => expect(both.current.list.items).toMatchObject([{ name: 'nieuw', order: 2 }]));
    expect(both.seen.every(({ list }) => list.itemsLoaded && !list.loading && list.items.length === 1)).toBe(true);
  });
});

describe('a product', () => {
  afterEach(() => { vi.useRealTimers(); });
  const item = { id: 7, name: 'Affiche', hasVideo: false, created: '', updated: '', collectionIds: [] };

  it('starts as a list on screen knew it', async () => {
    answerJson([item]);
    const both = render(
      (id: string | undefined) => ({ list: useProducts({}), product: useDetail('Products', id) }), undefined as string | undefined,
    );
    await vi.waitFor(() => expect(both.current.list.itemsLoaded).toBe(true));
    expect(both.current.product).toMatchObject({ item: undefined, isPartial: false, loading: false });
    answerJson({ ...item, tags: [{ id: 1, name: 'nieuw' }] });
    both.render('7');
    expect(both.current.product).toMatchObject({ item: { name: 'Affiche', tags: [] }, isPartial: true, loading: true });
    await vi.waitFor(() => expect(both.current.product).toMatchObject({ item: { tags: [{ id: 1 }] }, isPartial: false }));
  });

  it.each([204, 404])('that is deleted (%i) stays as it was until it leaves the screen, and is not asked again', async status => {
    answerJson(item);
    const screen = render(
      (id: number | null) => ({ product: useDetail('Products', id), writer: useWriter() }), 7 as number | null,
    );
    await vi.waitFor(() => expect(screen.current.product.isPartial || !screen.current.product.item).toBe(false));
    screen.seen.splice(0, screen.seen.length - 1);
    answerWith(() => new Response(null, { status: sent.at(-1)?.url === 'Products/7' ? status : 204 }));
    await screen.current.writer.remove('Products', 7).catch(() => {});
    await screen.current.writer.remove('Collections', 3);
    await pause(50);
    expect(urls()).toEqual(['GET Products/7', 'DELETE Products/7', 'DELETE Collections/3']);
    expect(screen.seen.every(({ product }) => product.item?.name === 'Affiche' && !product.loading && !product.error)).toBe(true);
    screen.render(null);
    expect(screen.current.product.item).toBeUndefined();
    answer('weg', { status: 404 });
    const again = render(() => useDetail('Products', 7), undefined);
    await vi.waitFor(() => expect(again.current.error).toMatchObject({ status: 404 }));
  });

  it('that is told to be gone has the lists that are kept asked again, once they are shown', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    answerJson([item]);
    const both = render((id: number | null) => ({ list: useList('Products', id === null ? { productIds: [7] } : null, { isKept: true }), product: useDetail('Products', id) }), null as number | null);
    await vi.waitFor(() => expect(both.current.list.items).toHaveLength(1));
    answer('weg', { status: 404 });
    prefetch({ detail: 'Products', id: 7 });
    both.render(7);
    await vi.waitFor(() => expect(both.current.product.error).toMatchObject({ status: 404 }));
    // Longer than SWR takes two questions for one.
    await vi.advanceTimersByTimeAsync(3_000);
    answerJson([]);
    both.render(null);
    await vi.waitFor(() => expect(both.current.list).toMatchObject({ items: [], itemsLoaded: true }));
  });

  it('that was refused before is asked anew: the failure of then is no answer', async () => {
    answer('weg', { status: 404 });
    const product = render((id: number | null) => useDetail('Products', id), 7 as number | null);
    await vi.waitFor(() => expect(product.current.error).toMatchObject({ status: 404 }));
    product.render(null);
    answerJson(item);
    product.seen.length = 0;
    product.render(7);
    await vi.waitFor(() => expect(product.current.item).toMatchObject({ name: 'Affiche' }));
    expect(product.seen.every(({ error }) => error === undefined)).toBe(true);
  });

  it('that fails on screen shows its failure wherever else it is shown', async () => {
    answer('stuk', { status: 500 });
    const screen = render((second: number | null) => [useDetail('Products', 7), useDetail('Products', second)] as const, null as number | null);
    await vi.waitFor(() => expect(screen.current[0].error).toMatchObject({ status: 500 }));
    screen.render(7);
    expect(screen.current[1]).toMatchObject({ loading: false, error: { status: 500 } });
  });
});

describe('a record to be edited', () => {
  it('is asked whenever it is mounted, with its version, and shown to whoever shows the record', async () => {
    answerJson({ id: 7, name: 'oud' });
    const both = render(
      (id: number | null) => ({ shown: useDetail('Tags', 7), edited: useFresh('Tags', id) }), null as number | null,
    );
    await vi.waitFor(() => expect(both.current.shown.item).toMatchObject({ name: 'oud' }));
    answerJson({ id: 7, name: 'van een collega' }, { headers: { ETag: '"v2"' } });
    both.render(7);
    expect(both.current.edited).toMatchObject({ record: undefined, loading: true });
    await vi.waitFor(() => expect(both.current.edited).toMatchObject({ record: { name: 'van een collega' }, version: '"v2"', loading: false }));
    await vi.waitFor(() => expect(both.current.shown.item).toMatchObject({ name: 'van een collega' }));
    expect(urls()).toEqual(['GET Tags/7', 'GET Tags/7']);
    both.unmount();
    const again = render(() => useFresh('Tags', 7), undefined);
    expect(again.current.record).toBeUndefined();
    await vi.waitFor(() => expect(sent).toHaveLength(3));
  });

  it('does not change beneath the person by a refresh', async () => {
    answerJson({ id: 7, name: 'een' });
    const form = render((id: number) => ({ edited: useFresh('Tags', id), writer: useWriter() }), 7);
    await vi.waitFor(() => expect(form.current.edited.record).toMatchObject({ name: 'een' }));
    answerJson({ id: 7, name: 'twee' });
    await form.current.writer.update('Tags', { id: 7, name: 'twee' });
    await pause();
    expect(form.current.edited.record).toMatchObject({ name: 'een' });
    expect(urls()).toEqual(['GET Tags/7', 'PUT Tags']);
  });

  it('is asked again when it is opened again', async () => {
    answerJson({ id: 7, name: 'een' });
    const form = render((id: number | null) => useFresh('Tags', id), 7 as number | null);
    await vi.waitFor(() => expect(form.current.record).toMatchObject({ name: 'een' }));
    form.render(null);
    expect(form.current).toMatchObject({ record: undefined, loading: false });
    answerJson({ id: 7, name: 'twee' });
    form.seen.length = 0;
    form.render(7);
    expect(form.current).toMatchObject({ record: undefined, loading: true });
    await vi.waitFor(() => expect(form.current.record).toMatchObject({ name: 'twee' }));
    expect(form.seen.some(({ record }) => record?.name === 'een')).toBe(false);
  });

  it('is kept no longer than its form is there, also where it comes in later', async () => {
    answerJson({ id: 7, name: 'een' });
    const form = render((id: number | null) => ({ edited: useFresh('Tags', id), cache: useSWRConfig().cache }), 7 as number | null);
    const { cache } = form.current;
    const kept = () => [...cache.keys()].filter(key => key.startsWith('Tags fresh'));
    await vi.waitFor(() => expect(form.current.edited.record).toBeDefined());
    expect(kept()).toHaveLength(1);
    form.render(null);
    await vi.waitFor(() => expect(kept()).toEqual([]));
    const late = Promise.withResolvers<Response>();
    answerWith(() => late.promise);
    form.render(8);
    await vi.waitFor(() => expect(urls()).toContain('GET Tags/8'));
    form.render(null);
    await pause();
    late.resolve(Response.json({ id: 8, name: 'laat' }));
    await vi.waitFor(() => expect(cache.get('Tags detail 8')?.data).toMatchObject({ name: 'laat' }));
    await pause();
    expect(kept()).toEqual([]);
  });

  it('tells its failure, and tries again when asked', async () => {
    answer('weg', { status: 404 });
    const form = render(() => useFresh('Tags', 7), undefined);
    await vi.waitFor(() => expect(form.current.error).toMatchObject({ status: 404 }));
    answerJson({ id: 7, name: 'er weer' });
    form.current.retry();
    await vi.waitFor(() => expect(form.current).toMatchObject({ error: undefined, record: { name: 'er weer' } }));
  });
});

describe('a prefetch', () => {
  beforeEach(() => setToken('token'));

  it('serves the hook of the same question, once', async () => {
    answerJson([{ id: 1 }]);
    prefetch({ list: 'Products', params: { pageSize: 12, pageNumber: 1 } });
    const list = render(useProducts, { pageNumber: 1, pageSize: 12 });
    await vi.waitFor(() => expect(list.current.itemsLoaded).toBe(true));
    expect(urls().filter(url => url.startsWith('GET Products?'))).toHaveLength(1);
  });

  it('that is in is drawn once: what it shows does not change as it is taken', async () => {
    answerJson([{ id: 1 }]);
    prefetch({ list: 'Products', params: { pageSize: 12, pageNumber: 1 } });
    await pause();
    const list = render(useProducts, { pageNumber: 1, pageSize: 12 });
    await pause();
    expect(list.seen).toMatchObject([{ items: [{ id: 1 }], itemsLoaded: true, loading: false }]);
    expect(sent).toHaveLength(1);
  });

  it('that nothing answered is asked anew: the line may be back', async () => {
    answer('', { status: 503 });
    prefetch({ detail: 'Products', id: 7 });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    answerJson({ id: 7, name: 'Affiche' });
    await vi.waitFor(() => {
      prefetch({ detail: 'Products', id: 7 });
      expect(sent).toHaveLength(2);
    });
    const product = render(() => useDetail('Products', 7), undefined);
    await vi.waitFor(() => expect(product.current.item).toMatchObject({ name: 'Affiche' }));
    expect(product.seen.map(({ error }) => error)).not.toContainEqual(expect.anything());
  });

  it('fails in the hook', async () => {
    answer('weg', { status: 404 });
    prefetch({ detail: 'Products', id: 7 });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const product = render(() => useDetail('Products', 7), undefined);
    await vi.waitFor(() => expect(product.current.error).toMatchObject({ status: 404, body: 'weg' }));
    expect(sent).toHaveLength(1);
  });

  it('that finds the session lost ends it only once somebody asks', async () => {
    setToken('verlopen');
    const ended = vi.fn<() => void>();
    configureTransport({ onUnauthorized: ended });
    answer('', { status: 401 });
    prefetch({ detail: 'Products', id: 8 });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await pause();
    expect(ended).not.toHaveBeenCalled();
    render(() => useDetail('Products', 8), undefined);
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
    clearToken();
  });
});

describe('Me', () => {
  it('is fetched only once a token is stored', async () => {
    answerJson({ id: 1, collections: [] });
    const me = render(useMe, undefined);
    await pause();
    expect(sent).toEqual([]);
    setToken('abc');
    await vi.waitFor(() => expect(me.current.me).toMatchObject({ id: 1 }));
    clearToken();
    await vi.waitFor(() => expect(me.current.me).toBeUndefined());
  });

  it('is asked once for a session, however many show it, and again after a write that touches it', async () => {
    setToken('abc');
    answerJson({ id: 1, role: 'User' });
    const screen = render((isMore: boolean) => ({ me: useMe(), more: useDetail('Tags', isMore ? 1 : null), writer: useWriter() }), false as boolean);
    await vi.waitFor(() => expect(screen.current.me.me).toMatchObject({ role: 'User' }));
    const again = screen.current.writer;
    screen.render(true);
    await vi.waitFor(() => expect(screen.current.more.item).toBeDefined());
    expect(urls()).toEqual(['GET Me', 'GET Tags/1']);
    await again.remove('Collections', 3);
    await vi.waitFor(() => expect(urls().slice(2)).toEqual(['DELETE Collections/3', 'GET Me']));
  });

  describe('that nothing of the API answers', () => {
    beforeEach(() => { vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }); });
    afterEach(() => { vi.useRealTimers(); });

    it('is asked for ever, ever less often, and is no refusal', async () => {
      setToken('abc');
      answer('<!doctype html>', { status: 503 });
      const me = render(useMe, undefined);
      const countAfter = async (ms: number) => {
        await vi.advanceTimersByTimeAsync(ms);
        await vi.waitFor(() => expect(me.current).toMatchObject({ isUnanswered: true, me: undefined, error: { status: 503 } }));
        return sent.length;
      };
      const counts = [await countAfter(500)];
      for (const wait of [2_000, 4_000, 8_000, 15_000, 15_000, 15_000]) counts.push(await countAfter(wait + 200));
      expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7]);
      answerJson({ id: 1 });
      await vi.advanceTimersByTimeAsync(16_000);
      await vi.waitFor(() => expect(me.current).toMatchObject({ me: { id: 1 }, isUnanswered: false, error: undefined }));
    });
  });
});

describe('a write', () => {
  it('that is turned away throws an ApiError, and touches no cache', async () => {
    answerJson([{ id: 1, name: 'Affiche' }]);
    const both = render(() => ({ list: useProducts({}), writer: useWriter() }), undefined);
    await vi.waitFor(() => expect(both.current.list.itemsLoaded).toBe(true));
    answer('nee', { status: 403 });
    await expect(both.current.writer.remove('Products', 1)).rejects.toMatchObject({ status: 403, body: 'nee' });
    expect(both.current.list.items).toMatchObject([{ id: 1, name: 'Affiche' }]);
    expect(urls()).toEqual(['GET Products', 'DELETE Products/1']);
  });

  it('that removed something without an answer removed it, when it is sent again; what was gone already says so', async () => {
    const { remove } = render(() => useWriter(), undefined).current;
    const gone = () => answer('', { status: 404 });
    answer('', { status: 503 });
    await expect(remove('Tags', 7)).rejects.toMatchObject({ status: 503 });
    gone();
    await expect(remove('Tags', 8)).rejects.toMatchObject({ status: 404 });
    await expect(remove('Tags', 7)).resolves.toBeUndefined();
    await expect(remove('Tags', 7)).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    ['deleting', (writer: Writer) => writer.remove('Assets', 1)],
    ['changing', (writer: Writer) => writer.update('Assets', { id: 1, productId: 7, isVideo: false, file: '', order: 1, name: 'Affiche' })],
    ['a file for', (writer: Writer) => writer.upload('Assets', 1, 'image', { file: new File(['x'], 'x.png') })],
    ['opening', (writer: Writer) => writer.readFresh('Assets', 1)],
  ])('%s a record that a colleague deleted first takes it out of the lists, and says so', async (_, write) => {
    answerJson([{ id: 1 }, { id: 2 }]);
    const both = render(() => ({ list: useList('Assets', {}), writer: useWriter() }), undefined);
    await vi.waitFor(() => expect(both.current.list.items).toHaveLength(2));
    answerWith(() => (sent.at(-1)?.url === 'Assets' && sent.at(-1)?.method === 'GET' ? Response.json([{ id: 2 }]) : new Response(null, { status: 404 })));
    await expect(write(both.current.writer)).rejects.toMatchObject({ status: 404 });
    await vi.waitFor(() => expect(both.current.list.items).toMatchObject([{ id: 2 }]));
  });

  it.each([
    ['making', (writer: Writer) => writer.create('Tags', { name: 'twee' })],
    ['changing', (writer: Writer) => writer.update('Tags', { id: 1, name: 'twee' })],
    ['deleting', (writer: Writer) => writer.remove('Tags', 1)],
  ])('%s without an answer may be done: who shows it asks what became of it', async (_, write) => {
    answerJson([{ id: 1, name: 'een' }]);
    const both = render(() => ({ list: useList('Tags', {}), writer: useWriter() }), undefined);
    await vi.waitFor(() => expect(both.current.list.items).toMatchObject([{ name: 'een' }]));
    answerWith(() => (sent.at(-1)?.method === 'GET' ? Response.json([{ id: 1, name: 'zoals het nu is' }]) : new Response(null, { status: 500 })));
    await expect(write(both.current.writer)).rejects.toMatchObject({ status: 500 });
    expect(both.current.list.items).toMatchObject([{ name: 'een' }]);
    await vi.waitFor(() => expect(both.current.list.items).toMatchObject([{ name: 'zoals het nu is' }]));
  });

  it.each([
    ['a product with a cover', 'Products', { coverImagePath: '/a.jpg' }],
    ['a collection of which Me knows the products', 'Collections', {}],
  ] as const)('is based on no answer that lost the lists of %s', async (_, name, fields) => {
    setToken('abc');
    answerWith(() => Response.json(sent.at(-1)?.url === 'Me' ? { id: 1, collections: [{ id: 5, name: 'Beurs', productIds: [7] }] } : { id: 5, name: 'Beurs', ...fields }));
    const both = render(() => ({ me: useMe(), writer: useWriter() }), undefined);
    await vi.waitFor(() => expect(both.current.me.me?.id).toBe(1));
    await expect(both.current.writer.readFresh(name, 5)).rejects.toMatchObject({ kind: 'response', status: 200 });
    // What a server does not tell of another is empty.
    answerWith(() => Response.json({ id: 6, name: 'Nieuw' }));
    await expect(both.current.writer.readFresh(name, 6)).resolves.toMatchObject({ record: { id: 6 } });
  });

  const PRODUCT = { id: 5, name: 'Waaier', tags: [{ id: 3, name: 'Zomer' }] };
  it.each<[string, 'Products' | 'Collections' | 'Categories' | 'Segments' | 'Customers', object]>([
    ['entries without an id', 'Collections', { name: 'Beurs', products: [{ productId: 7 }] }],
    ['a list within an object', 'Collections', { name: 'Beurs', productIds: { $values: [7] } }],
    ['one entry of two', 'Products', { ...PRODUCT, tags: [...PRODUCT.tags, { tagId: 4 }] }],
    ['texts', 'Products', { ...PRODUCT, categories: ['Kaartjes'] }],
    ['ids under the names of the form', 'Products', { ...PRODUCT, materialIds: [9] }],
    ['text in an object', 'Products', { ...PRODUCT, description: { html: '<p>x</p>' } }],
    ['a number in words', 'Products', { ...PRODUCT, ammount: '1.000 stuks' }],
    ['a customer without an id', 'Products', { ...PRODUCT, customer: { name: 'Atelier Noord' } }],
    ['an empty list beside the one that is meant', 'Collections', { name: 'Beurs', productIds: [], products: [{ id: 7 }] }],
    ['an order in words', 'Segments', { name: 'Kunst', order: 'eerste' }],
    ['segments in a text', 'Categories', { name: 'Tas', segments: 'Kunst, Retail' }],
    ['a contact in an object', 'Customers', { name: 'Atelier Noord', contact: { email: 'a@b.be' } }],
  ])('is based on no answer of which %s cannot be read', async (_, name, fields) => {
    answerJson({ id: 5, ...fields });
    const writer = render(() => useWriter(), undefined).current;
    await expect(writer.readFresh(name, 5)).rejects.toMatchObject({ kind: 'response', status: 200 });
  });

  it.each<[string, 'Products' | 'Collections' | 'Categories' | 'Segments' | 'Users', object]>([
    ['nothing told', 'Products', { name: 'Waaier' }],
    ['nothing in it', 'Products', { ...PRODUCT, description: null, ammount: '', customerId: null, categories: null, materials: [], erpId: 204 }],
    ['no customer, in other words', 'Products', { ...PRODUCT, customer: { id: null, name: null }, ammount: ' ' }],
    ['ids as text, and a gap', 'Collections', { name: 'Beurs', productIds: ['7', null, 8] }],
    ['media as ids', 'Products', { ...PRODUCT, assets: [1, 2] }],
    ['an order as text', 'Segments', { name: 'Kunst', order: '0' }],
    ['segments as records', 'Categories', { name: 'Tas', segments: [{ id: 11, name: 'Kunst' }] }],
    ['a role that is not known', 'Users', { username: 'jan', roleName: 'Drukker' }],
  ])('is based on an answer with %s', async (_, name, fields) => {
    answerJson({ id: 5, ...fields });
    const writer = render(() => useWriter(), undefined).current;
    await expect(writer.readFresh(name, 5)).resolves.toMatchObject({ record: { id: 5 } });
  });

  it('asks Me once more before a collection without a list of products is not believed', async () => {
    setToken('abc');
    let productIds = [7];
    answerWith(() => Response.json(sent.at(-1)?.url === 'Me' ? { id: 1, collections: [{ id: 5, name: 'Beurs', productIds }] } : { id: 5, name: 'Beurs' }));
    const both = render(() => ({ me: useMe(), writer: useWriter() }), undefined);
    await vi.waitFor(() => expect(both.current.me.me?.id).toBe(1));
    productIds = [];
    await expect(both.current.writer.readFresh('Collections', 5)).resolves.toMatchObject({ record: { productIds: [] } });
  });

  it('is made by the same writer between renders', async () => {
    const writes = render(() => ({ writer: useWriter(), carryOut: useIntentions() }), undefined);
    const { writer, carryOut } = writes.current;
    writes.render(undefined);
    expect(writes.current.writer).toBe(writer);
    expect(writes.current.carryOut).toBe(carryOut);
  });

  it('asks and writes nothing once another person is signed in', async () => {
    setToken('abc');
    const writes = render(() => ({ writer: useWriter(), carryOut: useIntentions() }), undefined);
    const { writer, carryOut } = writes.current;
    setToken('def');
    await expect(writer.readFresh('Assets', 1)).rejects.toMatchObject({ kind: 'cancelled' });
    await expect(writer.remove('Assets', 1)).rejects.toMatchObject({ kind: 'cancelled' });
    await expect(carryOut({ do: 'hide', resource: 'Products', id: 1 })).rejects.toMatchObject({ kind: 'cancelled' });
    expect(urls()).toEqual([]);
  });

  it('outlives its provider', async () => {
    const writes = render(useWriter, undefined);
    answerJson({ id: 3 });
    const { readFresh, remove } = writes.current;
    const saving = Promise.all([remove('Collections', 3), readFresh('Collections', 3)]);
    writes.unmount();
    await expect(saving).resolves.toHaveLength(2);
    // The rules run on a cache that is gone: an unhandled rejection would fail the run.
    await pause();
  });

  it.each([
    ['media are on their way', (own: Writer, isIn: Promise<void>) => own.apart(() => isIn)],
    ['a picture is on its way', (own: Writer) => own.upload('Categories', 1, 'image', { file: new File(['x'], 'x.png') })],
    ['an import is on its way', (own: Writer) => own.importProducts({ file: new File(['x'], 'x.csv') })],
  ])('shows what is saved while %s', async (_, begin) => {
    const { promise: isIn, resolve: arrive } = Promise.withResolvers<void>();
    answerJson([]);
    const screen = render(() => ({ tags: useList('Tags', {}), writer: useWriter() }), undefined);
    await vi.waitFor(() => expect(screen.current.tags.itemsLoaded).toBe(true));
    answerWith(async () => {
      const { method, url } = sent.at(-1)!;
      if (method === 'POST' && url !== 'Tags') await isIn;
      return Response.json(method === 'GET' ? [{ id: 3, name: 'Nieuw' }] : { id: 3, name: 'Nieuw', uploadedItems: [], errorItems: [] });
    });
    const sending = begin(screen.current.writer, isIn);
    await screen.current.writer.create('Tags', { name: 'Nieuw' });
    await vi.waitFor(() => expect(screen.current.tags.items).toMatchObject([{ name: 'Nieuw' }]));
    arrive();
    await sending;
  });

  it('sends the version that it is given', async () => {
    const writes = render(useWriter, undefined);
    await writes.current.update('Tags', { id: 1, name: 'X' }, '"v1"');
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({ ifMatch: '"v1"' });
  });
});

it('an intention goes over the wire as a read and an update, and shows in Me', async () => {
  setToken('abc');
  const collection = { id: 5, name: 'Lente', productIds: [1], isPrivate: true, isVisible: true };
  answerJson({ id: 1, collections: [collection] });
  const screen = render(() => ({ me: useMe(), carryOut: useIntentions() }), undefined);
  await vi.waitFor(() => expect(screen.current.me.me).toBeDefined());
  answerWith(() => Response.json({ ...collection, productIds: sent.at(-1)?.method === 'PUT' ? [1, 2, 7] : [1, 2] }));
  await screen.current.carryOut({ do: 'addProducts', collectionId: 5, productIds: [7] });
  await vi.waitFor(() => expect(screen.current.me.me?.collections[0]?.productIds).toEqual([1, 2, 7]));
  expect(sent.slice(1, 3).map(({ method, url, body }) => [method, url, body])).toEqual([
    ['GET', 'Collections/5', undefined],
    ['PUT', 'Collections', { id: 5, name: 'Lente', description: '', productIds: [1, 2, 7], isPrivate: true, isVisible: true, path: null }],
  ]);
});

it('what was hidden is hidden in every list at once, also where asking again fails', async () => {
  answerJson([{ id: 7, name: 'Kaart', isVisible: true }, { id: 8, name: 'Doos', isVisible: true }]);
  const screen = render(() => ({ list: useList('Products', { pageSize: 12 }), carryOut: useIntentions() }), undefined);
  await vi.waitFor(() => expect(screen.current.list.itemsLoaded).toBe(true));
  answerWith(() => (sent.at(-1)!.url.startsWith('Products?') ? new Response(null, { status: 503 }) : Response.json({ id: 7, name: 'Kaart', isVisible: sent.at(-1)!.method === 'GET' })));
  await screen.current.carryOut({ do: 'hide', resource: 'Products', id: 7 });
  await vi.waitFor(() => expect(screen.current.list.error).toMatchObject({ status: 503 }));
  expect(screen.current.list.items).toMatchObject([{ id: 7, isVisible: false }, { id: 8, isVisible: true }]);
});

it('after many writes the screens ask again once, when they are over', async () => {
  const [first, second] = [{ id: 1, name: 'Kaart' }, { id: 2, name: 'Doos' }];
  answerJson([first, second]);
  const screen = render(() => ({ list: useList('Products', { pageSize: 12 }), begin: useManyWrites() }), undefined);
  await vi.waitFor(() => expect(screen.current.list.itemsLoaded).toBe(true));
  answerWith(() => Response.json(sent.at(-1)!.url.startsWith('Products?') ? [second] : first));
  const { remove, end } = screen.current.begin();
  await Promise.all([remove('Products', 1), remove('Products', 2)]);
  await pause();
  expect(sent.slice(1).map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual(['DELETE Products/1', 'DELETE Products/2']);
  expect(screen.current.list.items).toEqual([]);
  end();
  await vi.waitFor(() => expect(screen.current.list.items).toMatchObject([{ id: 2 }]));
  expect(sent.slice(3).map(({ url }) => url)).toEqual(['Products?pageSize=12']);
  // Another try: once more at its end, and not before.
  await remove('Products', 2);
  await pause(80);
  expect(sent.slice(4).map(({ method, url }) => `${method} ${url}`)).toEqual(['DELETE Products/2']);
  end();
  await vi.waitFor(() => expect(sent.slice(5).map(({ url }) => url)).toEqual(['Products?pageSize=12']));
});

it('what is wanted of each of many records is read and written, and nothing more', async () => {
  const screen = render(() => ({ list: useList('Products', { pageSize: 12 }), begin: useManyWrites() }), undefined);
  answerJson({ id: 7, name: 'Kaart', isVisible: true });
  await screen.current.begin().carryOut({ do: 'hide', resource: 'Products', id: 7 });
  await pause();
  expect(sent.filter(({ url }) => !url.includes('?')).map(({ method, url }) => `${method} ${url}`)).toEqual(['GET Products/7', 'PUT Products']);
  expect(sent.filter(({ url }) => url.includes('?'))).toHaveLength(1);
});
