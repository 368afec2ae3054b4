import { ApiError, IntentionRefused, isSameId, setToken, type Asset, type Id, type Writer } from '@staalkaart/api-client';
import { byIds } from '@staalkaart/ui';
import { describe, expect, it, vi } from 'vitest';
import { createMedium, movedAs, newAssetName, restoreMediaOrder, saveMediaOrder, settleMedia } from './mediaOrder.ts';

const target = (name: string, productId = 1, isVideo = false) => ({ of: 'Assets', productId, isVideo, name }) as const;

const gone = new ApiError({ kind: 'response', status: 404 });

/** A server of media of a product that is gone, as far as anybody asks for it; each medium is known by its name. */
const createServer = (media: Pick<Asset, 'name' | 'order' | 'isVideo'>[] = [], { tellsId = true, productId: product = 1, refuses = undefined as ApiError | undefined } = {}) => {
  let last = 0;
  const own = (productId: Asset['productId']) => media.map(one => ({ ...one, id: ++last, productId }));
  const assets: Asset[] = own(product);
  const calls: string[] = [];
  const writer = {
    readFreshList: async () => {
      calls.push('read');
      return { items: assets.slice(), pagination: { currentPage: 1, totalCount: assets.length, totalPages: 1, pageSize: 10_000 } };
    },
    create: async (_name: string, { name, order, isVideo, productId }: Asset) => {
      calls.push(`create ${name} ${order}`);
      if (refuses) throw refuses;
      const made = { id: ++last, name, order, isVideo, productId };
      assets.push(made);
      return { id: tellsId ? made.id : undefined };
    },
    update: async (_name: string, { id, name, order }: Asset) => {
      calls.push(`update ${name} ${order}`);
      assets.splice(assets.findIndex(one => isSameId(one.id, id)), 1, { ...assets.find(one => isSameId(one.id, id))!, order });
    },
    readFresh: async (name: string, id: Id) => {
      calls.push(`read ${name} ${id}`);
      throw gone;
    },
    together: (work: () => Promise<unknown>) => work(),
  } as unknown as Pick<Writer, 'create' | 'update' | 'readFresh' | 'readFreshList' | 'together'>;
  const orders = () => assets.toSorted((a, b) => a.order - b.order).map(({ name, order }) => `${order} ${name}`);
  return { writer, assets, calls, orders };
};
const nobody = () => undefined;

it('looks at the media before the first of a choice and after the last, and at nothing between', async () => {
  const { writer, calls, orders } = createServer();
  for (const name of ['a', 'b', 'c']) await createMedium(writer, target(name), 'x.png', nobody);
  await settleMedia(writer, 1);
  expect(calls).toEqual(['read', 'create a 1', 'create b 2', 'create c 3', 'read']);
  expect(orders()).toEqual(['1 a', '2 b', '3 c']);
});

it('asks for the product where its medium is refused: one that is gone is told as gone', async () => {
  const refusal = new ApiError({ kind: 'response', status: 400 });
  const { writer, calls } = createServer([], { refuses: refusal });
  await expect(createMedium(writer, target('a'), 'x.png', nobody)).rejects.toBe(gone);
  expect(calls).toEqual(['read', 'create a 1', 'read Products 1']);
});

it('moves one medium behind the one that it was put behind, wherever a colleague put the others', () => {
  const media = ['c', 'x', 'a', 'b'].map((name, at) => ({ id: name, name, order: at + 1, isVideo: false, productId: 1 }));
  const names = (put: string[], moved: string) => movedAs(put.map(id => ({ id })), moved, ['a', 'b', 'c'])(media).map(({ name }) => name).join('');
  expect([names(['b', 'a', 'c'], 'a'), names(['b', 'a', 'c'], 'b'), names(['gone', 'c', 'b'], 'c'), names(['c', 'gone', 'b'], 'b'), names(['a', 'b'], 'gone')])
    .toEqual(['cxba', 'bcxa', 'cxab', 'cbxa', 'cxab']);
});

it('leaves them as the table showed them where nobody moved one meanwhile: a film that was put behind too', () => {
  const media = ['a', 'film', 'c'].map((name, at) => ({ id: name, name, order: at + 1, isVideo: name === 'film', productId: 1 }));
  const put = ['c', 'film', 'a'].map(id => ({ id }));
  expect(movedAs(put, 'a', ['a', 'film', 'c'])(media).map(({ name }) => name)).toEqual(['c', 'film', 'a']);
});

it('looks again where a choice broke off with its session', async () => {
  const { writer, calls } = createServer();
  await createMedium(writer, target('a'), 'x.png', nobody);
  setToken('of somebody else');
  await createMedium(writer, target('b'), 'x.png', nobody);
  await settleMedia(writer, 1);
  expect(calls).toEqual(['read', 'create a 1', 'read', 'create b 2', 'read']);
});

it('puts a new one behind those that had gaps, and closes them', async () => {
  const { writer, orders } = createServer([{ name: 'x', order: 1, isVideo: false }, { name: 'y', order: 5, isVideo: false }]);
  await createMedium(writer, target('a'), 'x.png', nobody);
  await createMedium(writer, target('b'), 'x.png', nobody);
  await settleMedia(writer, 1);
  expect(orders()).toEqual(['1 x', '2 y', '3 a', '4 b']);
});

it('leaves no double where a colleague added one meanwhile, and undoes no move of theirs', async () => {
  const { writer, assets, orders } = createServer([{ name: 'x', order: 1, isVideo: false }, { name: 'y', order: 2, isVideo: false }]);
  await createMedium(writer, target('a'), 'x.png', nobody);
  const [x, y] = assets;
  assets.splice(0, 2, { ...y!, order: 1 }, { ...x!, order: 2 });
  assets.push({ ...x!, id: 77, name: 'theirs', order: 4 });
  await createMedium(writer, target('b'), 'x.png', nobody);
  await settleMedia(writer, 1);
  expect(orders()).toEqual(['1 y', '2 x', '3 a', '4 theirs', '5 b']);
});

it('finds what was made by its name where a server does not tell its id', async () => {
  const { writer } = createServer([], { tellsId: false });
  expect(await createMedium(writer, target('a'), 'x.png', nobody)).toEqual({ id: 1, order: 1 });
});

it('tells the id of a new medium before anything after it can fail, so that it is never made twice', async () => {
  const { writer } = createServer([{ name: 'x', order: 4, isVideo: false }], { productId: 9 });
  vi.spyOn(writer, 'update').mockRejectedValue(new Error('weg'));
  const onMade = vi.fn<(made: { id: Asset['id']; order: number }) => void>();
  await expect(createMedium(writer, target('a', 9), 'a.png', onMade)).rejects.toMatchObject({ cause: { message: 'weg' } });
  expect(onMade).toHaveBeenCalledWith({ id: 2, order: 2 });
});

it.each([['alone', []], ['in a choice', ['a', 'b']]])('finds by its name what was made by a call whose answer never came: %s', async (_how, others) => {
  const { writer, calls, orders } = createServer();
  const { create } = writer;
  for (const name of others) await createMedium(writer, target(name), 'x.png', nobody);
  const lost = new ApiError({ kind: 'network' });
  writer.create = (...sent) => create(...sent).then(() => Promise.reject(lost));
  await expect(createMedium(writer, target('c'), 'x.png', nobody)).rejects.toBe(lost);
  writer.create = create;
  calls.length = 0;
  const onMade = vi.fn<(made: { id: Asset['id']; order: number }) => void>();
  const made = { id: others.length + 1, order: others.length + 1 };
  expect(await createMedium(writer, target('c'), 'x.png', onMade)).toEqual(made);
  expect(onMade).toHaveBeenCalledWith(made);
  expect(calls).toEqual(['read']);
  expect(orders()).toEqual([...others, 'c'].map((name, at) => `${at + 1} ${name}`));
  await settleMedia(writer, 1);
});

it('orders the media of one product alone, whatever a server answers, and none where it is not known whose they are', async () => {
  const { writer, assets, calls, orders } = createServer([{ name: 'a', order: 1, isVideo: false }, { name: 'b', order: 2, isVideo: false }]);
  assets.unshift({ ...assets[0]!, id: 90, name: 'other', order: 1, productId: 2 });
  await saveMediaOrder(writer, 1, byIds([assets[2]!.id, assets[1]!.id]));
  expect(orders()).toEqual(['1 other', '1 b', '2 a']);
  calls.length = 0;
  await saveMediaOrder(writer, '');
  expect(calls).toEqual([]);
});

it('an order that fails on the way is taken back; where that fails too, it is said to be saved in part', async () => {
  const { writer, assets, orders } = createServer(['a', 'b', 'c'].map((name, at) => ({ name, order: at + 1, isVideo: false })));
  const reversed = byIds(assets.map(({ id }) => id).toReversed());
  const down = new ApiError({ kind: 'response', status: 503 });
  const { update } = writer;
  /** The others are refused, or done without an answer that says so. */
  const answerOnly = (answered: number[], failure: ApiError) => {
    let calls = 0;
    writer.update = async (...sent) => {
      const isAnswered = answered.includes(++calls);
      if (!isAnswered && failure !== down) throw failure;
      await update(...sent);
      if (!isAnswered) throw failure;
      return undefined as never;
    };
  };
  const refused = new ApiError({ kind: 'response', status: 400 });
  answerOnly([1, 3], refused);
  await expect(saveMediaOrder(writer, 1, reversed)).rejects.toBe(refused);
  expect(orders()).toEqual(['1 a', '2 b', '3 c']);
  answerOnly([1, 3, 4], down);
  await expect(saveMediaOrder(writer, 1, reversed)).rejects.toMatchObject({ message: 'De volgorde van de media is gebleven zoals ze was.', cause: down });
  expect(orders()).toEqual(['1 a', '2 b', '3 c']);
  answerOnly([1], down);
  const incomplete = { message: 'De volgorde van de media is maar gedeeltelijk bewaard. Kijk ze na.', cause: down };
  await expect(saveMediaOrder(writer, 1, reversed)).rejects.toMatchObject(incomplete);
  // The first is done, without an answer, and nothing after it.
  let isDone = false;
  writer.update = async (...sent) => {
    if (!isDone) await update(...sent);
    isDone = true;
    throw down;
  };
  await expect(saveMediaOrder(writer, 1, byIds(assets.map(({ id }) => id)))).rejects.toMatchObject(incomplete);
});

it('does one thing after the other to the media of a product', async () => {
  const { writer, assets, orders } = createServer(['a', 'b', 'c', 'd'].map((name, at) => ({ name, order: at + 1, isVideo: false })));
  const [a, b, c, d] = assets.map(({ id }) => id);
  await Promise.all([
    saveMediaOrder(writer, 1, byIds([b!, a!, c!, d!])),
    restoreMediaOrder(writer, 1, [b!, a!, c!, d!], [a!, b!, c!, d!]),
    saveMediaOrder(writer, 1, byIds([d!, a!, b!, c!])),
    createMedium(writer, target('e'), 'e.png', nobody),
  ]);
  expect(orders()).toEqual(['1 d', '2 a', '3 b', '4 c', '5 e']);
});

it('closes the gap of one that goes while its place is being saved', async () => {
  const { writer, assets, orders } = createServer(['a', 'b', 'c'].map((name, at) => ({ name, order: at + 1, isVideo: false })));
  const { update } = writer;
  writer.update = async (name, body) => {
    if ((body as Asset).name !== 'b' || !assets.some(one => one.name === 'b')) return update(name, body);
    assets.splice(1, 1);
    throw gone;
  };
  const [a, b, c] = assets.map(({ id }) => id);
  await saveMediaOrder(writer, 1, byIds([b!, c!, a!]));
  expect(orders()).toEqual(['1 c', '2 a']);
});

it('a new asset is named after its product, with eight characters of its own', () => {
  expect(newAssetName('Affiche Zomerfestival A2')).toMatch(/^Affiche Zomerfestival A2_[a-z0-9]{8}$/);
  expect(newAssetName('Kaart')).not.toBe(newAssetName('Kaart'));
});

describe('an order that is put back', () => {
  const media = (...names: string[]) => names.map((name, at) => ({ name, order: at + 1, isVideo: false }));
  const names = (server: ReturnType<typeof createServer>) => server.orders().map(line => line.split(' ')[1]);
  /** Orders the media by their names, and gives what puts them back. */
  const move = async ({ writer, assets }: ReturnType<typeof createServer>, ...wanted: string[]) => {
    const moved = await saveMediaOrder(writer, 1, byIds(wanted.map(name => assets.find(one => one.name === name)!.id)));
    const idsOf = (list: readonly Asset[]): Id[] => list.map(({ id }) => id);
    return () => restoreMediaOrder(writer, 1, idsOf(moved.media), idsOf(moved.before));
  };
  /** A colleague's media. */
  const set = ({ assets }: ReturnType<typeof createServer>, ...next: string[]) => {
    const there = next.map((name, at) => ({ ...assets[0]!, id: 100 + at, ...assets.find(one => one.name === name), name, order: at + 1 }));
    assets.splice(0, assets.length, ...there);
  };

  it('is the one from before', async () => {
    const server = createServer(media('a', 'b', 'c', 'd'));
    const undo = await move(server, 'a', 'c', 'd', 'b');
    await undo();
    expect(names(server)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('leaves what a colleague added in its place, and what went away', async () => {
    const server = createServer(media('a', 'b', 'c', 'd'));
    const undo = await move(server, 'd', 'a', 'b', 'c');
    set(server, 'd', 'new', 'a', 'c');
    await undo();
    expect(names(server)).toEqual(['a', 'new', 'c', 'd']);
  });

  it('is refused where what was moved is gone', async () => {
    const server = createServer(media('a', 'b', 'c'));
    const undo = await move(server, 'c', 'a', 'b');
    set(server, 'a', 'b');
    await expect(undo()).rejects.toMatchObject({ reason: 'gone' });
    set(server);
    await expect(undo()).rejects.toMatchObject({ reason: 'gone' });
  });

  it('stays as a colleague ordered it since', async () => {
    const server = createServer(media('a', 'b', 'c'));
    const undo = await move(server, 'b', 'a', 'c');
    set(server, 'c', 'b', 'a');
    await expect(undo()).rejects.toBeInstanceOf(IntentionRefused);
    expect(names(server)).toEqual(['c', 'b', 'a']);
  });
});
