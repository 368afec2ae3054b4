import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountCache } from '../../testing/mountCache.ts';
import { recordCalls } from '../../testing/server.ts';
import { meKey } from './keys.ts';
import { createWriter } from './writer.ts';

const { sent, answer, answerJson, answerWith } = recordCalls();
const keys = () => sent.filter(({ method }) => method !== 'GET').map(({ idempotencyKey }) => idempotencyKey);
const KEY = expect.stringMatching(/^[0-9a-f]{32}$/);

/** The writes of one session with a server that announces this. */
const writerOf = (id: number, ...features: string[]) => createWriter(mountCache([[meKey, { id, features }]]).store);
const writerTo = (...features: string[]) => writerOf(1, ...features);
const lost = () => answerWith(() => Response.error());
const failing = (call: Promise<unknown>) => expect(call).rejects.toMatchObject({ name: 'ApiError' });
const WAAIER = { name: 'Waaier' };

it('what got no answer is sent again with its key, until there is one', async () => {
  const writer = writerTo('logout', 'idempotency-key');
  lost();
  await failing(writer.create('Tags', WAAIER));
  await failing(writer.create('Tags', { ...WAAIER }));
  answerJson({ id: 7 }, { status: 201 });
  await writer.create('Tags', WAAIER);
  await writer.create('Tags', WAAIER);
  const [first, second, third, fourth] = keys();
  expect([first, second, third]).toEqual([KEY, first, first]);
  expect([fourth, fourth === first]).toEqual([KEY, false]);
});

it.each<[string, boolean, () => void]>([
  ['a refusal', false, () => answerJson({ title: 'Bestaat al' }, { status: 409 })],
  ['a failure of the server', true, () => answer('kapot', { status: 500 })],
  ['the page of a proxy that lost the server', true, () => answer('<!doctype html>', { status: 502 })],
  ['the page of a portal', true, () => answer('<!doctype html>', { status: 200 })],
  ['a record that cannot be read', true, () => answerWith(() => new Response(new ReadableStream({ start: body => body.error(new Error('weg')) }), { status: 201 }))],
])('%s: the next one is sent with the same key: %s', async (_what, isSame, reply) => {
  const writer = writerTo('idempotency-key');
  reply();
  await failing(writer.create('Tags', WAAIER));
  answerJson({ id: 7 }, { status: 201 });
  await writer.create('Tags', WAAIER);
  const [first, second] = keys();
  expect([first, second, first === second]).toEqual([KEY, KEY, isSame]);
});

it('another body or resource, and the same at the same time, has a key of its own', async () => {
  const writer = writerTo('idempotency-key');
  lost();
  await Promise.all([
    failing(writer.create('Tags', WAAIER)), failing(writer.create('Tags', WAAIER)), failing(writer.create('Materials', WAAIER)), failing(writer.create('Tags', { name: 'Folder' })),
  ]);
  expect(keys()).toEqual([KEY, KEY, KEY, KEY]);
  expect(new Set(keys()).size).toBe(4);
});

it('a file is known by its name, its size and when it was changed', async () => {
  const writer = writerTo('idempotency-key');
  const file = (name: string, content: string, lastModified: number) => ({ file: new File([content], name, { lastModified }) });
  lost();
  for (const upload of [file('a.csv', 'x', 1), file('a.csv', 'x', 1), file('b.csv', 'x', 1), file('a.csv', 'xx', 1), file('a.csv', 'x', 2)]) await failing(writer.importProducts(upload));
  const [first, ...others] = keys();
  expect(others[0]).toBe(first);
  expect(new Set(keys()).size).toBe(4);
});

it('each change and each removal has a key of its own, for the browser that repeats it; nothing has one to a server that announces none', async () => {
  answerJson({ id: 7 });
  const change = async (writer: ReturnType<typeof writerTo>) => {
    await writer.update('Tags', { id: 7, ...WAAIER });
    await writer.update('Tags', { id: 7, ...WAAIER });
    await writer.remove('Tags', 7);
  };
  await change(writerTo('idempotency-key'));
  expect(keys()).toEqual([KEY, KEY, KEY]);
  expect(new Set(keys()).size).toBe(3);
  const plain = writerTo('logout');
  await change(plain);
  await plain.create('Tags', WAAIER);
  answerJson({ uploadedItems: [], errorItems: [] });
  await plain.importProducts({ file: new File(['x'], 'a.csv') });
  expect(keys().slice(3)).toEqual([null, null, null, null, null]);
});

it.each<[string, number, () => Response]>([
  ['deleted since is made anew', 3, () => new Response(null, { status: 404 })],
  ['given another name since is made anew', 3, () => Response.json({ id: 7, name: 'Waaier anders' })],
  ['there as it was made is made no more', 2, () => Response.json({ id: 7, name: 'Waaier' })],
  ['not to be read is made no more', 2, () => Response.error()],
])('what a repeat is told of and is %s', async (_what, calls, detail) => {
  const writer = writerTo('idempotency-key');
  lost();
  await failing(writer.create('Tags', WAAIER));
  answerWith(() => (sent.at(-1)?.method === 'GET' ? detail() : Response.json({ id: 7, name: 'Waaier' }, { status: 201 })));
  await writer.create('Tags', WAAIER);
  const [first, second, third] = keys();
  expect([keys().length, second === first, third === first]).toEqual([calls, true, false]);
});

describe('a browser that keeps something', () => {
  const kept = new Map<string, Map<string, string>>();
  const stored = () => [...kept.values()].flatMap(items => [...items.values()]).join();
  const provide = (place: 'localStorage' | 'sessionStorage') => {
    const items = new Map<string, string>();
    kept.set(place, items);
    vi.stubGlobal(place, { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => items.set(key, value) });
  };
  /** What a tab keeps goes with it. */
  const openAnotherTab = () => {
    provide('sessionStorage');
    return writerTo('idempotency-key');
  };
  beforeEach(() => {
    provide('localStorage');
    provide('sessionStorage');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** The keys of a tag that is sent without an answer, and of the same that is sent after a reload, once something `pass`ed. */
  const keysOverAReload = async (pass: (writer: ReturnType<typeof writerTo>) => Promise<unknown>) => {
    lost();
    await failing(writerTo('idempotency-key').create('Tags', WAAIER));
    answerJson({ id: 7 }, { status: 201 });
    const reloaded = writerTo('idempotency-key');
    await pass(reloaded);
    await reloaded.create('Tags', WAAIER);
    return sent.filter(({ method }) => method === 'POST').map(({ idempotencyKey }) => idempotencyKey);
  };

  it('sends what was under way as the page was left with its key, until that is answered', async () => {
    answerWith(() => new Promise(() => {}));
    void writerTo('idempotency-key').create('Tags', WAAIER);
    await vi.waitFor(() => expect(keys()).toHaveLength(1));
    answerJson({ id: 7 }, { status: 201 });
    const reloaded = writerTo('idempotency-key');
    await reloaded.create('Tags', WAAIER);
    await reloaded.create('Tags', WAAIER);
    const [first, second, third] = keys();
    expect([first, second, third === first]).toEqual([KEY, first, false]);
  });

  it('keeps it no longer than what was made of it, over however many reloads', async () => {
    answerWith(() => new Promise(() => {}));
    void writerTo('idempotency-key').create('Tags', WAAIER);
    await vi.waitFor(() => expect(keys()).toHaveLength(1));
    answerWith(() => new Response(null, { status: 204 }));
    await writerTo('idempotency-key').remove('Tags', 7);
    answerJson({ id: 8 }, { status: 201 });
    await writerTo('idempotency-key').create('Tags', WAAIER);
    const posted = sent.filter(({ method }) => method === 'POST').map(({ idempotencyKey }) => idempotencyKey);
    expect([...posted, posted[0] === posted[1]]).toEqual([KEY, KEY, false]);
  });

  it('gives it to another tab once it got no answer, and not while it is under way', async () => {
    const { promise, reject } = Promise.withResolvers<Response>();
    answerWith(() => promise);
    const first = failing(writerTo('idempotency-key').create('Tags', WAAIER));
    await vi.waitFor(() => expect(keys()).toHaveLength(1));
    answerJson({ id: 8 }, { status: 201 });
    await openAnotherTab().create('Tags', WAAIER);
    reject(new TypeError('Failed to fetch'));
    await first;
    await openAnotherTab().create('Tags', WAAIER);
    const [one, meanwhile, again] = keys();
    expect([one, meanwhile, meanwhile === one, again === one]).toEqual([KEY, KEY, false, true]);
  });

  it('keeps it over a session that ended meanwhile', async () => {
    const sentWith = await keysOverAReload(async writer => {
      answer('', { status: 401 });
      await failing(writer.create('Tags', WAAIER));
      answerJson({ id: 7 }, { status: 201 });
    });
    expect([sentWith.length, new Set(sentWith).size]).toEqual([3, 1]);
  });

  it.each<[string, (writer: ReturnType<typeof writerTo>) => Promise<unknown>]>([
    ['after an hour', async () => void vi.setSystemTime(Date.now() + 3_600_000)],
    ['once a tag was deleted, which may be what was made', writer => writer.remove('Tags', 7)],
    ['also where nothing tells whether one was', async writer => {
      lost();
      await failing(writer.remove('Tags', 7));
      answerJson({ id: 7 }, { status: 201 });
    }],
  ])('gives it another one %s', async (_, pass) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const [first, second] = await keysOverAReload(pass);
    expect([first, second, second === first]).toEqual([KEY, KEY, false]);
  });

  it.each<[string, (writer: ReturnType<typeof writerTo>) => Promise<unknown>]>([
    ['something else was deleted', writer => writer.remove('Materials', 7)],
    ['a tag could not be deleted, because it is used', async writer => {
      answerJson({}, { status: 409 });
      await failing(writer.remove('Tags', 7));
      answerJson({ id: 7 }, { status: 201 });
    }],
  ])('keeps it where %s', async (_, pass) => {
    const [first, second] = await keysOverAReload(pass);
    expect([first, second]).toEqual([KEY, first]);
  });

  it('is another one for another person, and keeps nothing of what was sent, nor anything of a user', async () => {
    lost();
    await failing(writerOf(1, 'idempotency-key').create('Tags', WAAIER));
    await failing(writerOf(2, 'idempotency-key').create('Tags', WAAIER));
    const user = { email: 'jan@x.be', username: 'Jan', phoneNumber: '', roleName: 'User', isActive: true, password: 'Geheim-1', passwordConfirm: 'Geheim-1' } as const;
    await failing(writerOf(2, 'idempotency-key').create('Users', user));
    expect(new Set(keys()).size).toBe(3);
    expect(stored()).toContain(keys()[1]!);
    for (const word of ['Waaier', 'Geheim', 'jan', keys()[2]!]) expect(stored()).not.toContain(word);
  });
});
