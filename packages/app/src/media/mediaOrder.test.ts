import { api, IntentionRefused, type Asset, type Id, type UpdateOf, type Writer } from '@staalkaart/api-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMedium, restoreMediaOrder, saveMediaOrder } from './mediaOrder.ts';

afterEach(() => { vi.restoreAllMocks(); });

it('tells the id of a new medium before anything after it can fail, so that it is never made twice', async () => {
  const pagination = { currentPage: 1, totalCount: 0, totalPages: 1, pageSize: 10 };
  vi.spyOn(api, 'list').mockResolvedValueOnce({ items: [] as Asset[], pagination }).mockRejectedValueOnce(new Error('weg'));
  const writer = { create: vi.fn<() => Promise<object>>(async () => ({ id: 9 })), update: vi.fn<() => void>() } as unknown as Pick<Writer, 'create' | 'update'>;
  const onMade = vi.fn<(made: { id: Asset['id']; order: number }) => void>();
  await expect(createMedium(writer, { of: 'Assets', productId: 1, isVideo: false, name: 'Kaart_x' }, 'a.png', onMade)).rejects.toThrow('weg');
  expect(onMade).toHaveBeenCalledWith({ id: 9, order: 1 });
});

describe('an order that is put back', () => {
  /** A product's media on a server, each with the place that it was last given. */
  const createServer = (ids: readonly Id[]) => {
    let media = ids.map((id, at): Asset => ({ id, productId: 1, name: `Kaart_${id}`, order: at + 1, isVideo: false }) as Asset);
    const inOrder = () => media.toSorted((a, b) => a.order - b.order);
    vi.spyOn(api, 'list').mockImplementation(async () => ({ items: inOrder(), pagination: { currentPage: 1, totalCount: media.length, totalPages: 1, pageSize: 10 } }) as never);
    const update = async (_: string, body: UpdateOf<'Assets'>) => { media = media.map(one => (one.id === body.id ? { ...one, order: body.order } : one)); };
    const writer = { update } as unknown as Pick<Writer, 'create' | 'update'>;
    return {
      writer,
      order: () => inOrder().map(({ id }) => id),
      /** A colleague's media. */
      set: (next: readonly Id[]) => { media = next.map((id, at) => ({ ...(media.find(one => one.id === id) ?? media[0]!), id, order: at + 1 })); },
    };
  };
  const move = async (server: ReturnType<typeof createServer>, wanted: readonly Id[]) => {
    const { before, media } = await saveMediaOrder(server.writer, 1, wanted);
    const idsOf = (list: readonly Asset[]) => list.map(({ id }) => id);
    return () => restoreMediaOrder(server.writer, 1, idsOf(media), idsOf(before));
  };

  it('is the one from before', async () => {
    const server = createServer([1, 2, 3, 4]);
    const undo = await move(server, [1, 3, 4, 2]);
    await undo();
    expect(server.order()).toEqual([1, 2, 3, 4]);
  });

  it('leaves what a colleague added in its place, and what went away', async () => {
    const server = createServer([1, 2, 3, 4]);
    const undo = await move(server, [4, 1, 2, 3]);
    server.set([4, 9, 1, 3]);
    await undo();
    expect(server.order()).toEqual([1, 9, 3, 4]);
  });

  it('stays as a colleague ordered it since', async () => {
    const server = createServer([1, 2, 3]);
    const undo = await move(server, [2, 1, 3]);
    server.set([3, 2, 1]);
    await expect(undo()).rejects.toBeInstanceOf(IntentionRefused);
    expect(server.order()).toEqual([3, 2, 1]);
  });
});
