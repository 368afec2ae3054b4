import { ApiError, type Id, type Product, type ProductItem } from '@staalkaart/api-client';
import { describe, expect, it, vi } from 'vitest';
import { readProducts, type Collected } from './readProducts.ts';

const items = Array.from({ length: 10 }, (_, at) => ({ id: at + 1, name: `Product ${at + 1}`, customer: { id: 1, name: 'Stad aan Zee' } }) as ProductItem);
const whole = (id: Id) => ({ record: { id, name: `Product ${id}`, customer: null } as Product, version: undefined });
const missing = new ApiError({ kind: 'response', status: 404 });
const down = new ApiError({ kind: 'response', status: 503 });

const read = async (known: Collected, detail: (name: string, id: Id) => Promise<unknown>, signal = new AbortController().signal) => {
  const onProgress = vi.fn<(done: number) => void>();
  await readProducts(items, known, { signal, onProgress, reads: { detail: detail as never } });
  return onProgress;
};

describe('readProducts', () => {
  it('reads each, keeps what only the list knew, and tells how far it is', async () => {
    const known: Collected = new Map();
    const onProgress = await read(known, async (_name, id) => whole(id));
    expect(known.size).toBe(10);
    expect(known.get(3)).toMatchObject({ name: 'Product 3', customer: { name: 'Stad aan Zee' } });
    expect(onProgress).toHaveBeenLastCalledWith(10);
  });
  it('leaves out what is gone', async () => {
    const known: Collected = new Map();
    await read(known, async (_name, id) => { if (id === 4) throw missing; return whole(id); });
    expect(known.get(4)).toBeUndefined();
    expect(known.size).toBe(10);
  });
  it('stops at a failure, and goes on where it stopped', async () => {
    const known: Collected = new Map();
    await expect(read(known, async (_name, id) => { if (id === 5) throw down; return whole(id); })).rejects.toBe(down);
    expect(known.has(5)).toBe(false);
    expect(known.size).toBeLessThan(10);
    const before = known.size;
    const detail = vi.fn<(name: string, id: Id) => Promise<unknown>>(async (_name, id) => whole(id));
    await read(known, detail);
    expect(detail).toHaveBeenCalledTimes(10 - before);
    expect(known.size).toBe(10);
  });
  it('asks nothing more once it is stopped', async () => {
    const stop = new AbortController();
    const detail = vi.fn<(name: string, id: Id) => Promise<unknown>>(async (_name, id) => { stop.abort(); return whole(id); });
    await read(new Map(), detail, stop.signal);
    expect(detail.mock.calls.length).toBeLessThanOrEqual(4);
  });
});
