import { ApiError, type Named } from '@staalkaart/api-client';
import { describe, expect, it, vi } from 'vitest';
import { observable } from '@staalkaart/ui';
import { createRuns, type Job, type Failed, type RunState } from './runs.ts';

const items = (count: number): Named[] => Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `Product ${at + 1}` }));
const refused = (status: number) => new ApiError({ kind: 'response', status, body: `geweigerd ${status}` });
const noLine = () => new ApiError({ kind: 'network' });

/** What these do not look at. */
const unseen = { permission: 'catalogue.edit', tell: () => {} } as const;

type Work = (items: readonly Named[]) => Promise<readonly Failed[] | void>;
const begin = (work: Work, { count = 5, isTogether = false } = {}) => {
  const states = observable<readonly RunState[]>([]);
  const tell = vi.fn<(state: RunState) => void>();
  const tellBroken = vi.fn<(job: Job, done: number, total: number) => void>();
  const end = vi.fn<() => void>();
  const runs = createRuns({ states, explain: error => (error instanceof ApiError ? String(error.body || error.kind) : 'onbekend'), tell, tellBroken });
  runs.start({ ...unseen, label: 'Verbergen', done: n => `${n} verborgen`, items: items(count), isTogether, end, work: async part => {
    // As over the wire: never at once.
    await Promise.resolve();
    return work(part);
  } });
  const ended = () => vi.waitFor(() => expect(tell).toHaveBeenCalled());
  return { states, runs, tell, tellBroken, end, ended, state: () => states.get()[0] };
};
const namesOf = (state: RunState | undefined) => state?.failures.map(({ item, reason }) => [item.name, reason]);

describe('the same for many', () => {
  it('is done to each, two at once, and tells once that it was', async () => {
    let [running, most] = [0, 0];
    const { states, tell, end, ended } = begin(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(resolve => { setTimeout(resolve, 1); });
      running -= 1;
    }, { count: 7 });
    await ended();
    expect([most, states.get()]).toEqual([2, []]);
    expect(tell.mock.calls.map(([{ done }]) => done)).toEqual([7]);
    expect(end).toHaveBeenCalledOnce();
  });

  it('goes on past what failed, and keeps it by name with its reason', async () => {
    const { state, ended } = begin(async ([item]) => { if (item!.id === 3) throw refused(409); });
    await ended();
    expect(state()).toMatchObject({ status: 'ended', done: 4, left: [] });
    expect(namesOf(state())).toEqual([['Product 3', 'geweigerd 409']]);
  });

  it('knows of each failure whether it stays one', async () => {
    const { state, ended } = begin(async ([item]) => {
      if (item!.id === 1) throw refused(404);
      if (item!.id === 2) throw refused(503);
    });
    await ended();
    expect(state()!.failures.map(({ item, isLasting: stays }) => [item.id, stays])).toEqual([[1, true], [2, false]]);
  });

  it('keeps of what is undone only what may have been done without an answer', async () => {
    const { states, runs, state, ended } = begin(async ([item]) => {
      if (item!.id === 1) throw refused(404);
      if (item!.id === 2) throw new ApiError({ kind: 'network', method: 'PUT' });
      if (item!.id === 3) throw new ApiError({ kind: 'network', method: 'GET' });
    });
    await ended();
    runs.undone(state()!.key);
    expect(state()).toMatchObject({ status: 'ended', done: 0, left: [], items: [{ id: 2 }] });
    expect(namesOf(state())).toEqual([['Product 2', 'network']]);
    runs.dismiss(state()!.key);
    expect(states.get()).toEqual([]);
  });

  it('is let be once it is over, and not before', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const { states, runs, state, ended } = begin(async ([item]) => {
      await answered;
      if (item!.id === 3) throw refused(404);
    });
    runs.dismiss(state()!.key);
    expect(state()?.status).toBe('running');
    answer();
    await ended();
    runs.dismiss(state()!.key);
    expect(states.get()).toEqual([]);
  });

  it('is tried again for those that failed alone', async () => {
    const asked: unknown[] = [];
    let isBad = true;
    const { states, runs, state, ended, tell } = begin(async ([item]) => {
      asked.push(item!.id);
      if (isBad && Number(item!.id) > 3) throw refused(500);
    });
    await ended();
    isBad = false;
    asked.length = 0;
    runs.retry(state()!.key);
    await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(2));
    expect(asked.toSorted()).toEqual([4, 5]);
    expect([tell.mock.lastCall![0].done, states.get()]).toEqual([2, []]);
  });

  it('begins no other one once it is called off, says so at once, and keeps what is left', async () => {
    const asked: unknown[] = [];
    const statuses: unknown[] = [];
    const { runs, state, ended } = begin(async ([item]) => {
      asked.push(item!.id);
      runs.cancel(state()!.key);
      statuses.push(state()!.status);
      await new Promise(resolve => { setTimeout(resolve, 1); });
    }, { count: 6 });
    await ended();
    expect(statuses[0]).toBe('stopping');
    expect(asked.length).toBeLessThanOrEqual(2);
    expect(state()).toMatchObject({ status: 'ended', done: asked.length });
    expect(state()!.left).toHaveLength(6 - asked.length);
  });

  it('does what is left too when it is tried again', async () => {
    const done: unknown[] = [];
    let isDown = true;
    const { runs, state, states, ended, tell } = begin(async ([item]) => {
      if (isDown && Number(item!.id) > 3) throw noLine();
      done.push(item!.id);
    }, { count: 9 });
    await ended();
    expect([done, state()!.failures.length > 0, state()!.left.length > 0]).toEqual([[1, 2, 3], true, true]);
    isDown = false;
    runs.retry(state()!.key);
    await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(2));
    expect([done.toSorted(), states.get()]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9], []]);
  });

  it('stops where nothing answers any more, without asking all the rest', async () => {
    const asked: unknown[] = [];
    const { state, ended } = begin(async ([item]) => {
      asked.push(item!.id);
      if (Number(item!.id) > 10) throw noLine();
    }, { count: 300 });
    await ended();
    expect(asked.length).toBeLessThan(16);
    expect(state()!.done).toBe(10);
    expect(state()!.failures.length + state()!.left.length).toBe(290);
  });

  it('takes one call without an answer for no dropped line', async () => {
    const { state, ended } = begin(async ([item]) => { if (item!.id === 10) throw noLine(); }, { count: 30 });
    await ended();
    expect(state()).toMatchObject({ done: 29, left: [] });
    expect(namesOf(state())).toEqual([['Product 10', 'network']]);
  });

  it('may be one call for all, that tells which it was not done to', async () => {
    const work = vi.fn<Work>(async all => [{ item: all[1]!, error: refused(404) }]);
    const { state, ended } = begin(work, { isTogether: true });
    await ended();
    expect(work).toHaveBeenCalledOnce();
    expect(state()!.done).toBe(4);
    expect(namesOf(state())).toEqual([['Product 2', 'geweigerd 404']]);
  });

  it('ends with the session, and says how far it came', async () => {
    const { states, tell, tellBroken, end } = begin(async ([item]) => {
      if (item!.id !== 3) return;
      states.set([]);
      throw new ApiError({ kind: 'response', status: 401 });
    });
    await vi.waitFor(() => expect(tellBroken).toHaveBeenCalled());
    expect([end.mock.calls.length, tell.mock.calls]).toEqual([1, []]);
    const [[job, done, total] = []] = tellBroken.mock.calls;
    expect([job?.label, done! >= 2 && done! < 5, total]).toEqual(['Verbergen', true, 5]);
  });

  it('of a former session holds up no other, and begins nothing after it', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const { runs, states, end } = begin(() => answered);
    states.set([]);
    const others = { label: 'Tonen', done: String, items: items(1) };
    const { promise: isDone, resolve: finish } = Promise.withResolvers<void>();
    const third = vi.fn<() => Promise<void>>(async () => {});
    runs.start({ ...unseen, ...others, work: () => isDone });
    runs.start({ ...unseen, ...others, work: third });
    await vi.waitFor(() => expect(states.get().map(({ status }) => status)).toEqual(['running', 'waiting']));
    answer();
    await vi.waitFor(() => expect(end).toHaveBeenCalled());
    expect(third).not.toHaveBeenCalled();
    finish();
    await vi.waitFor(() => expect(third).toHaveBeenCalled());
  });

  it('is over too where it was called off before it began', async () => {
    const { runs, states, ended } = begin(async () => {});
    const end = vi.fn<() => void>();
    runs.start({ ...unseen, label: 'Tonen', done: String, items: items(2), end, work: async () => {} });
    runs.cancel(states.get()[1]!.key);
    expect(end).toHaveBeenCalledOnce();
    await ended();
  });

  it('waits for the job before it', async () => {
    const order: string[] = [];
    const { runs, tell } = begin(async () => { order.push('a'); }, { count: 3 });
    runs.start({ ...unseen, label: 'Tonen', done: String, items: items(2), work: async () => { order.push('b'); } });
    await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(2));
    expect(order.join('')).toBe('aaabb');
  });
});
