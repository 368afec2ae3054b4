import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { createCarryOut } from './carryOut.ts';
import { createLocks } from './locks.ts';
import { IntentionRefused } from './IntentionRefused.ts';
import { table, type UpdateOf } from './resources.ts';
import { clearToken, setToken } from './token.ts';
import type { Collection } from './types/catalogue.ts';
import type { Id } from './types/common.ts';

const add = (productId: Id, collectionId: Id = 5) => ({ do: 'addProducts', collectionId, productIds: [productId] }) as const;
const remove = (productId: Id) => ({ do: 'removeProducts', collectionId: 5, productIds: [productId] }) as const;
const refusal = (status: number) => new ApiError({ kind: 'response', status });

/** Numbers that look like chance, the same in every run. */
const dice = (seed: number) => () => {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed / 2_147_483_647;
};

/** A server of one collection, to which a call takes 20 to 120 ms each way. */
const createServer = ({ isVersioned = false, tellsVersion = false, productIds = [] as Id[] } = {}) => {
  const state = { labelled: [] as object[], record: table.Collections.detail({ id: 5, name: 'Lente', productIds }, 5) as Collection, version: 1 };
  const calls: string[] = [];
  const failures: ApiError[] = [];
  const chance = dice(7);
  const travel = () => new Promise(resolve => { setTimeout(resolve, 20 + chance() * 100); });
  const writer = {
    readFresh: async (name: string, id: Id) => {
      await travel();
      const answer = { record: state.record, version: isVersioned ? `"${state.version}"` : undefined };
      calls.push(`GET ${name}/${id}`);
      await travel();
      return answer;
    },
    update: async (_name: string, body: UpdateOf<'Collections'>, version?: string) => {
      await travel();
      calls.push(`PUT ${body.productIds?.join(',')}${version ? ` if ${version}` : ''}`);
      const failure = failures.shift();
      if (failure) throw failure;
      if (version !== undefined && version !== `"${state.version}"`) throw refusal(412);
      state.record = { ...state.record, ...body } as Collection;
      state.version += 1;
      const left = tellsVersion ? `"${state.version}"` : undefined;
      await travel();
      return { record: state.record, version: left };
    },
    remove: async (name: string, id: Id, version?: string) => {
      await travel();
      calls.push(`DELETE ${name}/${id}${version ? ` if ${version}` : ''}`);
      const failure = failures.shift();
      if (failure) throw failure;
      if (version !== undefined && version !== `"${state.version}"`) throw refusal(412);
    },
    readFreshList: async () => ({ items: state.labelled }),
  } as unknown as Parameters<typeof createCarryOut>[0];
  return { state, calls, failures, writer, tablet: () => createCarryOut(writer, createLocks()) };
};

const settle = async <Result>(work: Promise<Result>): Promise<Result> => {
  work.catch(() => {});
  await vi.advanceTimersByTimeAsync(700);
  return work;
};
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockImplementation(dice(11));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  clearToken();
});

describe('an intention', () => {
  it('is applied to the record as it is now', async () => {
    const { state, calls, tablet } = createServer({ productIds: [1, 2] });
    const work = tablet()(add(7));
    expect(await settle(work)).toMatchObject({ isChanged: true, record: { name: 'Lente', productIds: [1, 2, 7] } });
    expect(calls).toEqual(['GET Collections/5', 'PUT 1,2,7']);
    expect(state.record.productIds).toEqual([1, 2, 7]);
  });

  it('tells what undoes it, of the record that it was applied to', async () => {
    const { state, calls, tablet } = createServer({ isVersioned: true, productIds: [1] });
    const carryOut = tablet();
    const work = carryOut({ do: 'addProducts', collectionId: 5, productIds: [7, 8] });
    await vi.waitUntil(() => calls.length > 0);
    // A colleague files one of them in between.
    state.record = { ...state.record, productIds: [1, 8] };
    state.version += 1;
    await vi.advanceTimersByTimeAsync(2_000);
    const { inverse } = await work;
    expect(inverse).toEqual({ do: 'removeProducts', collectionId: 5, productIds: [7] });
    await settle(carryOut(inverse!));
    expect(state.record.productIds).toEqual([1, 8]);
  });

  it('that is so already writes nothing, and is not looked at again', async () => {
    const { calls, tablet } = createServer({ productIds: [7] });
    expect(await settle(tablet()(add('7')))).toMatchObject({ isChanged: false, record: { productIds: [7] } });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toEqual(['GET Collections/5']);
  });

  it.each([
    ['was a failure of the server', refusal(500), { isChanged: true, inverse: { do: 'removeProducts', collectionId: 5, productIds: [8] } }],
    ['was lost', new ApiError({ kind: 'network' }), { isChanged: true, inverse: { do: 'removeProducts', collectionId: 5, productIds: [8] } }],
    ['was a refusal', refusal(400), { isChanged: false, inverse: undefined }],
  ])('tried again after an answer that %s is what was changed, or what somebody else did', async (_, failure, outcome) => {
    const { state, failures, tablet } = createServer({ productIds: [1, 7] });
    const carryOut = tablet();
    const intention = { do: 'addProducts', collectionId: 5, productIds: [7, 8] } as const;
    failures.push(failure);
    await expect(settle(carryOut(intention))).rejects.toBe(failure);
    // It was written all the same, or a colleague did so.
    state.record = { ...state.record, productIds: [1, 7, 8] };
    expect(await settle(carryOut(intention))).toMatchObject(outcome);
    // Once: what is said of it after that is of the record as it is.
    expect(await settle(carryOut(intention))).toMatchObject({ isChanged: false });
  });

  it('takes what stands there by its own tries without an answer for what the person saw, and nothing else', async () => {
    const { state, failures, tablet } = createServer();
    const carryOut = tablet();
    const rename = (name: string) => settle(carryOut({ do: 'set', resource: 'Collections', id: 5, was: { name: 'Lente' }, fields: { name } }));
    const lost = new ApiError({ kind: 'network' });
    failures.push(lost, lost);
    for (const name of ['Fout', 'Nog fout']) await expect(rename(name)).rejects.toBe(lost);
    // The first of them was done all the same.
    state.record = { ...state.record, name: 'Fout' };
    expect(await rename('Lente')).toMatchObject({ record: { name: 'Lente' }, inverse: { was: { name: 'Lente' }, fields: { name: 'Fout' } } });
    expect(state.record.name).toBe('Lente');
    state.record = { ...state.record, name: 'Fout' };
    await expect(rename('Zomer')).rejects.toMatchObject({ reason: 'changed' });
  });

  it('waits for those before it on the same record, also after one that failed', async () => {
    const { state, failures, calls, tablet } = createServer();
    const carryOut = tablet();
    failures.push(refusal(500));
    const failed = carryOut(add(1));
    const others = [carryOut(add(2)), carryOut(remove(2)), carryOut(add(3))];
    await expect(settle(failed)).rejects.toMatchObject({ status: 500 });
    await vi.advanceTimersByTimeAsync(1_500);
    await Promise.all(others);
    expect(calls.slice(0, 8)).toEqual([
      'GET Collections/5', 'PUT 1', 'GET Collections/5', 'PUT 2', 'GET Collections/5', 'PUT ', 'GET Collections/5', 'PUT 3',
    ]);
    expect(state.record.productIds).toEqual([3]);
  });

  it('waits in the lock of its record, so that other tabs wait too', async () => {
    const { writer, calls } = createServer();
    const names: string[] = [];
    const { promise: isGranted, resolve: grant } = Promise.withResolvers<void>();
    const request = async (name: string, work: () => Promise<unknown>) => {
      names.push(name);
      await isGranted;
      return work();
    };
    const work = createCarryOut(writer, { request } as never)(add(1));
    await vi.advanceTimersByTimeAsync(1_000);
    expect([names, calls]).toEqual([['staalkaart Collections 5'], []]);
    grant();
    expect(await settle(work)).toMatchObject({ isChanged: true });
  });

  it('removes what is as it was made, leaves what is not, and takes what is gone for done', async () => {
    const { calls, failures, writer, tablet } = createServer({ productIds: [7] });
    const made = (productIds: Id[]) => ({ do: 'remove', resource: 'Collections', id: 5, was: { name: 'Lente', productIds } }) as const;
    await expect(settle(tablet()(made([])))).rejects.toBeInstanceOf(IntentionRefused);
    expect(calls).toEqual(['GET Collections/5']);
    expect(await settle(tablet()(made([7])))).toEqual({ isChanged: true });
    expect(calls.at(-1)).toBe('DELETE Collections/5');
    failures.push(refusal(404));
    expect(await settle(tablet()(made([7])))).toEqual({ isChanged: false });
    failures.push(refusal(409));
    await expect(settle(createCarryOut(writer, createLocks())(made([7])))).rejects.toMatchObject({ status: 409 });
  });

  it('removes no label that a product has by now: it would be taken off without a word', async () => {
    const { state, calls, tablet } = createServer();
    state.labelled = [{ id: 1 }];
    await expect(settle(tablet()({ do: 'remove', resource: 'Tags', id: 5, was: { name: 'Lente' } }))).rejects.toMatchObject({ reason: 'inUse' });
    expect(calls).toEqual(['GET Tags/5']);
    state.labelled = [];
    expect(await settle(tablet()({ do: 'remove', resource: 'Tags', id: 5, was: { name: 'Lente' } }))).toEqual({ isChanged: true });
  });

  it('removes nothing that a colleague changes between the look and the delete', async () => {
    const { state, calls, tablet } = createServer({ isVersioned: true });
    const work = tablet()({ do: 'remove', resource: 'Collections', id: 5, was: { name: 'Lente', productIds: [] } });
    await vi.waitUntil(() => calls.length > 0);
    state.record = { ...state.record, productIds: [8] };
    state.version += 1;
    await expect(settle(work)).rejects.toMatchObject({ reason: 'changed' });
    expect(calls).toEqual(['GET Collections/5', 'DELETE Collections/5 if "1"', 'GET Collections/5']);
  });

  it('of somebody who signed out meanwhile is not carried out', async () => {
    const { calls, tablet } = createServer();
    setToken('one');
    const work = tablet()(add(1));
    await vi.advanceTimersByTimeAsync(10);
    setToken('two');
    await expect(settle(work)).rejects.toMatchObject({ kind: 'cancelled' });
    expect(calls).toEqual(['GET Collections/5']);
  });

  it('to show a product without media is refused before anything is written', async () => {
    const update = vi.fn<() => Promise<never>>();
    const readFresh = async () => ({ record: table.Products.detail({ isVisible: false }, 7), version: undefined });
    const carryOut = createCarryOut({ readFresh, update } as never, createLocks());
    await expect(carryOut({ do: 'show', resource: 'Products', id: 7 })).rejects.toBeInstanceOf(IntentionRefused);
    expect(update).not.toHaveBeenCalled();
  });
});

describe('a write that tells the version it left', () => {
  const filed = async () => {
    const server = createServer({ isVersioned: true, tellsVersion: true, productIds: [1] });
    const carryOut = server.tablet();
    await settle(carryOut(add(7)));
    server.calls.length = 0;
    return { ...server, carryOut };
  };

  it('needs no other look for the next one', async () => {
    const { state, calls, carryOut } = await filed();
    await settle(carryOut(add(8)));
    await settle(carryOut(remove(7)));
    expect(calls).toEqual(['PUT 1,7,8 if "2"', 'PUT 1,8 if "3"']);
    expect(state.record.productIds).toEqual([1, 8]);
  });

  it('is read again where somebody else came between, and nothing of theirs is lost', async () => {
    const { state, calls, carryOut } = await filed();
    state.record = { ...state.record, productIds: [1, 7, 99] };
    state.version += 1;
    const work = carryOut(add(8));
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await work).toMatchObject({ isChanged: true });
    expect(calls).toEqual(['PUT 1,7,8 if "2"', 'GET Collections/5', 'PUT 1,7,99,8 if "3"']);
  });

  it('is looked at before it is said to be so already', async () => {
    const { state, calls, carryOut } = await filed();
    state.record = { ...state.record, productIds: [1] };
    state.version += 1;
    expect(await settle(carryOut(add(7)))).toMatchObject({ isChanged: true });
    expect(calls).toEqual(['GET Collections/5', 'PUT 1,7 if "3"']);
  });

  it('is read again once something else was written, since one is held at most', async () => {
    const { calls, carryOut } = await filed();
    await settle(carryOut(add(8, 6)));
    await settle(carryOut(add(9)));
    expect(calls.map(call => call.split(' ', 2).join(' '))).toEqual(['GET Collections/6', 'PUT 1,7,8', 'GET Collections/5', 'PUT 1,7,8,9']);
  });

  it('is read again by whoever signs in after it', async () => {
    const { calls, carryOut } = await filed();
    setToken('two');
    await settle(carryOut(add(8)));
    expect(calls).toEqual(['GET Collections/5', 'PUT 1,7,8 if "2"']);
  });
});

describe('a write with a version', () => {
  it('that was overtaken is read and tried again', async () => {
    const { state, calls, failures, tablet } = createServer({ isVersioned: true, productIds: [1] });
    failures.push(refusal(412), refusal(412));
    const work = tablet()(add(7));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await work).toMatchObject({ isChanged: true });
    expect(calls.filter(call => call.startsWith('PUT'))).toEqual(['PUT 1,7 if "1"', 'PUT 1,7 if "1"', 'PUT 1,7 if "1"']);
    expect(state.record.productIds).toEqual([1, 7]);
  });

  it('two tablets with twenty products each lose none, and nothing is looked at afterwards', async () => {
    const { state, calls, tablet } = createServer({ isVersioned: true, productIds: [1] });
    const [one, other] = [tablet(), tablet()];
    const works = numbers(0, 20).flatMap(index => [one(add(100 + index)), other(add(200 + index))]);
    await vi.advanceTimersByTimeAsync(60_000);
    await Promise.all(works);
    expect(new Set(state.record.productIds)).toEqual(new Set([1, ...numbers(100, 20), ...numbers(200, 20)]));
    const count = calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(count);
  });
});

describe('a write without a version', () => {
  it('two tablets with twenty products each lose none', async () => {
    const { state, tablet } = createServer({ productIds: [1] });
    const [one, other] = [tablet(), tablet()];
    const works = numbers(0, 20).flatMap(index => [one(add(100 + index)), other(add(200 + index))]);
    await vi.advanceTimersByTimeAsync(60_000);
    await Promise.all(works);
    expect(new Set(state.record.productIds)).toEqual(new Set([1, ...numbers(100, 20), ...numbers(200, 20)]));
    expect(state.record.productIds).toHaveLength(41);
  });

  it('what another tablet overwrote is filed again', async () => {
    const { state, tablet } = createServer({ productIds: [1] });
    const carryOut = tablet();
    await settle(carryOut(add(7)));
    state.record = { ...state.record, productIds: [1, 8] };
    await vi.advanceTimersByTimeAsync(5_000);
    expect(state.record.productIds).toEqual([1, 8, 7]);
  });

  it('what another tablet put back is taken out again', async () => {
    const { state, tablet } = createServer({ productIds: [1, 7] });
    await settle(tablet()(remove(7)));
    state.record = { ...state.record, productIds: [1, 7, 8] };
    await vi.advanceTimersByTimeAsync(5_000);
    expect(state.record.productIds).toEqual([1, 8]);
  });

  it('looks once where nothing was lost', async () => {
    const { calls, tablet } = createServer();
    await settle(tablet()(add(7)));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual(['GET Collections/5', 'PUT 7', 'GET Collections/5']);
  });

  it('files again three times at most', async () => {
    const { state, calls, tablet } = createServer();
    await settle(tablet()(add(7)));
    for (let second = 0; second < 60; second += 1) {
      state.record = { ...state.record, productIds: [] };
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(calls.filter(call => call === 'PUT 7')).toHaveLength(4);
  });

  it('a later intention of this tab has the last word', async () => {
    const { state, tablet } = createServer();
    const carryOut = tablet();
    await settle(carryOut(add(7)));
    await settle(carryOut(remove(7)));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.record.productIds).toEqual([]);
  });

  it('is forgotten for a later intention, even one that was so already', async () => {
    const { state, tablet } = createServer();
    const carryOut = tablet();
    await settle(carryOut(add(7)));
    state.record = { ...state.record, productIds: [] };
    expect(await settle(carryOut(remove(7)))).toMatchObject({ isChanged: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.record.productIds).toEqual([]);
  });

  it('a failure in the background is silent, and is not the last word', async () => {
    const { state, failures, tablet } = createServer();
    await settle(tablet()(add(7)));
    state.record = { ...state.record, productIds: [] };
    failures.push(refusal(500));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.record.productIds).toEqual([7]);
  });

  it('nothing is looked at in the session of somebody else', async () => {
    const { calls, tablet } = createServer();
    setToken('one');
    await settle(tablet()(add(7)));
    setToken('two');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual(['GET Collections/5', 'PUT 7']);
  });
});
