import { ApiError } from '@staalkaart/api-client';
import { observable } from '@staalkaart/ui';
import { describe, expect, it, vi } from 'vitest';
import { createDrawer } from '../../testing/drawer.ts';
import { createUploads, type Sender } from './uploads.ts';
import { isUnderWay, type UploadJob, type UploadState } from './uploadStates.ts';

const file = (name: string) => new File(['x'], name);
const photo = (name: string, of: string = name) => ({ target: { of: 'Segments' as const, id: of }, label: 'Horeca', file: file(name) });
const settled = () => vi.waitFor(() => undefined);

const start = async (send: Sender['send'], kept = createDrawer<UploadJob>(), tab?: string, open: string[] = []) => {
  const stopped: string[][] = [];
  const states = observable<readonly UploadState[]>([]);
  const queue = createUploads({ shown: states, explain: error => String((error as Error).message), tellStopped: jobs => { if (jobs.length > 0) stopped.push(jobs.map(({ file: { name } }) => name)); }, database: kept.database, ...(tab && { tab, tabs: async () => new Set([tab, ...open]) }) });
  const givenUp: unknown[] = [];
  const sender = { send, giveUp: async (jobs: UploadJob[]) => void givenUp.push(...jobs.map(({ target }) => target)) };
  await queue.setPerson('4', sender);
  return { queue: { ...queue, states: states.get }, kept, sender, givenUp, stopped };
};
const shown = (queue: { states: () => readonly UploadState[] }) => queue.states().map(({ job, status, message }) => [job.file.name, status, message]);

describe('the upload queue', () => {
  it('sends one after the other, and forgets what has arrived', async () => {
    const order: string[] = [];
    let running = 0;
    const { queue, kept } = await start(async job => {
      running += 1;
      expect(running).toBe(1);
      await settled();
      order.push(job.file.name);
      running -= 1;
    });
    queue.add(photo('a.png'));
    queue.add(photo('b.png'));
    expect(queue.states().some(isUnderWay)).toBe(true);
    await vi.waitFor(() => expect(queue.states()).toEqual([]));
    expect([order, kept.items.size, queue.states().some(isUnderWay)]).toEqual([['a.png', 'b.png'], 0, false]);
  });
  it('offers a failed file again with what was made already, and goes on with the next', async () => {
    const made: unknown[] = [];
    let fails = true;
    const { queue } = await start(async (job, _, keep) => {
      if (job.target.of !== 'Assets') return;
      made.push(job.target.id);
      keep({ ...job.target, id: 77 });
      if (fails) throw new Error('Titel');
    });
    queue.add({ target: { of: 'Assets', productId: 1, isVideo: false, name: 'Kaart_abc' }, label: 'Kaart', file: file('a.png') });
    queue.add(photo('b.png'));
    await vi.waitFor(() => expect(shown(queue)).toEqual([['a.png', 'failed', 'Titel']]));
    fails = false;
    queue.retry(queue.states()[0]!.job.key);
    await vi.waitFor(() => expect(queue.states()).toEqual([]));
    // The record was made the first time alone.
    expect(made).toEqual([undefined, 77]);
  });
  it('tries no other one where nobody answers, and knows what is gone', async () => {
    const asked: string[] = [];
    const answers: Record<string, ApiError> = { 'a.png': new ApiError({ kind: 'response', status: 404 }), 'b.png': new ApiError({ kind: 'network' }) };
    const { queue } = await start(async ({ file: { name } }) => {
      asked.push(name);
      if (answers[name]) throw answers[name];
    });
    for (const name of ['a.png', 'b.png', 'c.png', 'd.png']) queue.add(photo(name));
    await vi.waitFor(() => expect(queue.states().map(({ status, job: { gone } }) => [status, gone !== undefined])).toEqual([['failed', true], ['failed', false], ['stopped', false], ['stopped', false]]));
    expect(asked).toEqual(['a.png', 'b.png']);
    delete answers['b.png'];
    for (const { job } of queue.states().slice(1)) queue.retry(job.key);
    await vi.waitFor(() => expect(queue.states()).toHaveLength(1));
    expect(asked).toEqual(['a.png', 'b.png', 'b.png', 'c.png', 'd.png']);
  });
  it('lets what arrived take the place of what was chosen for the same picture before, and of nothing else', async () => {
    const failing = new Set(['a.png', 'b.png', 'd.png']);
    const { queue, kept } = await start(async ({ file: { name } }) => { if (failing.has(name)) throw new Error('Titel'); });
    queue.add(photo('a.png', '3'));
    queue.add(photo('b.png', '4'));
    queue.add(photo('c.png', '3'));
    queue.add(photo('d.png', '3'));
    await vi.waitFor(() => expect(shown(queue).map(([name, status]) => [name, status])).toEqual([['b.png', 'failed'], ['d.png', 'failed']]));
    expect([...kept.items.values()].map(job => job.file.name)).toEqual(['b.png', 'd.png']);
  });
  it('sends what a closed tab left for the same picture no more once a newer one has arrived, in whatever order they are tried again', async () => {
    const kept = createDrawer<UploadJob>();
    const { queue } = await start(() => new Promise(() => {}), kept, 'closed');
    queue.add(photo('old.png', '3'));
    const arrived: string[] = [];
    let fails = true;
    const { queue: next } = await start(async job => {
      if (fails) throw new Error('Titel');
      arrived.push(job.file.name);
    }, kept, 'next');
    next.add(photo('new.png', '3'));
    await vi.waitFor(() => expect(shown(next).map(([name, status]) => [name, status])).toEqual([['old.png', 'stopped'], ['new.png', 'failed']]));
    fails = false;
    for (const { job } of next.states()) next.retry(job.key);
    await vi.waitFor(() => expect(next.states()).toEqual([]));
    expect([arrived, kept.items.size]).toEqual([['new.png'], 0]);
  });
  it('lets the file that replaces that of a medium take the place of the first one, which did not arrive', async () => {
    let fails = true;
    const { queue } = await start(async (job, _, keep) => {
      if (job.target.of === 'Assets') keep({ ...job.target, id: 9 });
      if (fails) throw new Error('Titel');
    });
    const medium = { of: 'Assets' as const, productId: 1, isVideo: false, name: 'Kaart_abc' };
    queue.add({ target: medium, label: 'Kaart', file: file('first.png') });
    await vi.waitFor(() => expect(shown(queue)).toEqual([['first.png', 'failed', 'Titel']]));
    fails = false;
    queue.add({ target: { ...medium, id: 9, before: 'Kaart 1' }, label: 'Kaart', file: file('second.png') });
    await vi.waitFor(() => expect(queue.states()).toEqual([]));
  });
  it('knows in the next page too that it is gone, and sends it to what is made anew in its place', async () => {
    const sent: unknown[] = [];
    const { queue, kept, sender } = await start(async ({ target }) => {
      sent.push(target);
      if ('productId' in target && target.productId === 7) throw Object.assign(new ApiError({ kind: 'response', status: 404 }), { message: 'Dit product bestaat niet (meer).' });
    }, createDrawer<UploadJob>(), 'closed');
    const medium = { target: { of: 'Assets' as const, productId: 7, id: 70, isVideo: false, name: 'Kaart_abc', order: 2 }, label: 'Kaart' };
    queue.add({ ...medium, file: file('a.png') });
    queue.add({ ...medium, target: { ...medium.target, before: 'Kaart 2' }, file: file('b.png') });
    await vi.waitFor(() => expect(queue.states().every(({ status }) => status === 'failed')).toBe(true));
    const { queue: next } = await start(sender.send, kept, 'next', ['other']);
    const { queue: other } = await start(sender.send, kept, 'other', ['next']);
    expect(shown(next)).toEqual(['a.png', 'b.png'].map(name => [name, 'failed', 'Dit product bestaat niet (meer).']));
    next.follow('Tags', 7, 8);
    next.follow('Products', '7', 8);
    await vi.waitFor(() => expect(shown(next).map(([name]) => name)).toEqual(['b.png']));
    expect(sent.slice(2)).toEqual([{ of: 'Assets', productId: 8, isVideo: false, name: 'Kaart_abc' }]);
    expect([...kept.items.values()].map(({ gone }) => gone)).toEqual(['Dit product bestaat niet (meer).']);
    // Another tab that shows it too has lost it.
    expect(shown(other).map(([name]) => name)).toEqual(['a.png', 'b.png']);
    other.follow('Products', 7, 9);
    await vi.waitFor(() => expect(shown(other).map(([name]) => name)).toEqual(['b.png']));
    expect(sent).toHaveLength(3);
  });
  it('offers what a page left in the order in which it was chosen', async () => {
    const kept = createDrawer<UploadJob>();
    const { queue } = await start(() => new Promise(() => {}), kept, 'closed');
    const names = Array.from({ length: 12 }, (_, at) => `${at}.png`);
    for (const name of names) queue.add(photo(name));
    // A database gives the last one first.
    const last = [...kept.items].toReversed();
    kept.items.clear();
    for (const [key, job] of last) kept.items.set(key, job);
    const { queue: later } = await start(() => new Promise(() => {}), kept, 'later');
    expect(shown(later).map(([name]) => name)).toEqual(names);
  });
  it('tells whoever signs in again of all that the end of the session broke off, also of what was refused by it', async () => {
    const answers: Record<string, ApiError> = {
      'groot.png': new ApiError({ kind: 'response', status: 413 }),
      'a.png': new ApiError({ kind: 'response', status: 401 }),
      'b.png': new ApiError({ kind: 'cancelled' }),
    };
    const { queue, sender, stopped } = await start(async ({ file: { name } }) => { throw answers[name]; });
    for (const name of Object.keys(answers)) queue.add(photo(name));
    await vi.waitFor(() => expect(queue.states().some(isUnderWay)).toBe(false));
    await queue.setPerson(undefined);
    await queue.setPerson('4', sender);
    expect(stopped).toEqual([['a.png', 'b.png']]);
  });
  it('stops one that the person cancels, and keeps its file', async () => {
    const { queue } = await start((_, { signal }) => new Promise((_resolve, reject) => { signal?.addEventListener('abort', () => reject(new Error('gestopt'))); }));
    queue.add(photo('a.png'));
    queue.cancel(queue.states()[0]!.job.key);
    await vi.waitFor(() => expect(shown(queue)).toEqual([['a.png', 'stopped', undefined]]));
  });
  it('sends a file that a closed tab left in one of the tabs that offer it', async () => {
    const kept = createDrawer<UploadJob>();
    const sent: string[] = [];
    const [never, arrives]: [Sender['send'], (tab: string) => Sender['send']] = [() => new Promise(() => {}), tab => async () => { sent.push(tab); }];
    (await start(never, kept, 'closed')).queue.add(photo('a.png'));
    const { queue: here } = await start(never, kept, 'here', ['there']);
    const { queue: there } = await start(arrives('there'), kept, 'there', ['here']);
    const { queue: later } = await start(arrives('later'), kept, 'later');
    const { key } = here.states()[0]!.job;
    here.retry(key);
    // A second press before the first is answered.
    here.retry(key);
    await settled();
    await vi.waitFor(() => expect(shown(here)).toEqual([['a.png', 'sending', undefined]]));
    there.retry(key);
    await vi.waitFor(() => expect(there.states()).toEqual([]));
    // Until that one is closed, too.
    later.retry(key);
    await vi.waitFor(() => expect(later.states()).toEqual([]));
    expect([sent, kept.items.size]).toEqual([['later'], 0]);
  });
  it('keeps the files of who lost the session for that person alone, and tells once of what was on its way', async () => {
    const { queue, kept, sender, stopped } = await start(() => new Promise(() => {}));
    queue.add(photo('a.png'));
    queue.add(photo('b.png'));
    // Who called it off knows.
    queue.cancel(queue.states()[1]!.job.key);
    await queue.setPerson(undefined);
    expect(queue.states()).toEqual([]);
    await queue.setPerson('5', sender);
    expect([queue.states(), stopped]).toEqual([[], []]);
    await queue.setPerson(undefined);
    await queue.setPerson('4', sender);
    expect([shown(queue), stopped]).toEqual([[['a.png', 'stopped', undefined], ['b.png', 'stopped', undefined]], [['a.png']]]);
    await queue.forget();
    await queue.setPerson(undefined);
    await queue.setPerson('4', sender);
    expect(stopped).toEqual([['a.png']]);
    expect([queue.states(), kept.items.size]).toEqual([[], 0]);
  });
  it('takes back what was made for what is given up', async () => {
    const { queue, givenUp } = await start(async ({ target }, _, keep) => {
      keep({ ...target, id: givenUp.length + 77 } as UploadJob['target']);
      throw new Error('Titel');
    });
    const medium = { of: 'Assets', productId: 1, isVideo: false } as const;
    for (const name of ['a', 'b', 'c']) queue.add({ target: { ...medium, name }, label: 'Kaart', file: file(`${name}.png`) });
    await vi.waitFor(() => expect(shown(queue)).toEqual([['a.png', 'failed', 'Titel'], ['b.png', 'failed', 'Titel'], ['c.png', 'failed', 'Titel']]));
    const { key } = queue.states()[1]!.job;
    queue.dismiss(key);
    // A second press before it is gone from the screen.
    queue.dismiss(key);
    expect(shown(queue).map(([name]) => name)).toEqual(['a.png', 'c.png']);
    await queue.forget();
    expect(givenUp).toEqual(['b', 'a', 'c'].map(name => ({ ...medium, name, id: 77 })));
  });
  it('sends nothing more to what was deleted, breaks off what is on its way there, and goes on with the rest', async () => {
    const order: string[] = [];
    const { queue, kept, givenUp } = await start(({ file: { name } }, { signal }) => {
      order.push(name);
      return name === 'c.png' ? Promise.resolve() : new Promise((_, reject) => { signal!.addEventListener('abort', () => reject(new Error('called off'))); });
    });
    queue.add(photo('a.png', '3'));
    queue.add(photo('b.png', '3'));
    queue.add(photo('c.png', '4'));
    queue.drop(({ target }) => target.of === 'Segments' && target.id === '3');
    await vi.waitFor(() => expect([queue.states(), kept.items.size]).toEqual([[], 0]));
    expect([order, givenUp]).toEqual([['a.png', 'c.png'], []]);
  });
  it('keeps nothing of who gives up a file while its record is being made', async () => {
    const made = Promise.withResolvers<void>();
    const { queue, kept } = await start(async (job, _, keep) => {
      await made.promise;
      keep({ ...job.target, id: 77 } as UploadJob['target']);
      throw new Error('called off');
    });
    queue.add(photo('a.png'));
    await queue.forget();
    made.resolve();
    await settled();
    expect(kept.items.size).toBe(0);
  });
});
