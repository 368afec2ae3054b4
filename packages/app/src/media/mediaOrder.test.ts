import { api, type Asset, type Writer } from '@staalkaart/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { createMedium } from './mediaOrder.ts';

afterEach(() => { vi.restoreAllMocks(); });

it('tells the id of a new medium before anything after it can fail, so that it is never made twice', async () => {
  const pagination = { currentPage: 1, totalCount: 0, totalPages: 1, pageSize: 10 };
  vi.spyOn(api, 'list').mockResolvedValueOnce({ items: [] as Asset[], pagination }).mockRejectedValueOnce(new Error('weg'));
  const writer = { create: vi.fn<() => Promise<object>>(async () => ({ id: 9 })), update: vi.fn<() => void>() } as unknown as Pick<Writer, 'create' | 'update'>;
  const onMade = vi.fn<(made: { id: Asset['id']; order: number }) => void>();
  await expect(createMedium(writer, { of: 'Assets', productId: 1, isVideo: false, name: 'Kaart_x' }, 'a.png', onMade)).rejects.toThrow('weg');
  expect(onMade).toHaveBeenCalledWith({ id: 9, order: 1 });
});
