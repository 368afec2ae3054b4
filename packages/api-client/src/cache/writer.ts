import { ApiError, mayBeDone } from '../ApiError.ts';
import type { SavedRecord } from '../answers.ts';
import { api, type Versioned } from '../api.ts';
import { isEditable, updateOf, type Editable } from '../intentions.ts';
import { type CreateOf, type DetailOf, type ItemOf, type ParamsOf, type ResourceName, table, type UpdateOf } from '../resources.ts';
import { type Id, isSameId, type Page, type Upload } from '../types/common.ts';
import type { MeUpdate, NewPassword } from '../types/people.ts';
import { type Fields, isFields } from '../types/read.ts';
import { whileOvertaken } from '../whileOvertaken.ts';
import { inBatch, type Store } from './batch.ts';
import { listKey, meIn, meKey } from './keys.ts';
import { forgetKeys, once, repeatable } from './once.ts';
import { isOnScreen } from './onScreen.ts';
import { perCache } from './perCache.ts';
import { handOver } from './prefetch.ts';
import { applyMeRules, applyRead, applyRefusal, applyRules } from './rules.ts';

/** A write counts as a batch of its own: what follows at once joins it. */
const batched = <Writes extends Record<string, (...sent: never[]) => Promise<unknown>>>(store: Store, writes: Writes): Writes =>
  Object.fromEntries(Object.entries(writes).map(([name, write]) => [name, (...sent: never[]) => inBatch(store, () => write(...sent))])) as Writes;

/** Does something with a record. What a refusal tells of it leaves the cache, or is asked again, and the failure is thrown: see `applyRefusal`. */
const learning = async <Result>(store: Store, name: ResourceName, id: Id | undefined, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) await inBatch(store, async () => applyRefusal(store, name, id, error.status));
    throw error;
  }
};

/** Writes something, of which one learns as above. Where it may be done though no answer says so, who shows what it touches asks again. */
const writing = async <Result>(store: Store, name: ResourceName, id: Id | undefined, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await learning(store, name, id, work);
  } catch (error) {
    // A deletion too: what nobody knows to be gone stays in sight until then.
    if (mayBeDone(error)) applyRules(store, name, id === undefined ? 'create' : 'update', { id });
    throw error;
  }
};

const LISTS: { readonly [N in ResourceName]?: readonly string[] } = { Collections: ['productIds', 'products'], Products: ['categories', 'tags', 'materials', 'assets'] };

/**
 * Whether a record that is read to be changed tells none of the lists that are sent back with it, though they are known to hold something: a
 * product with a cover has media, and of the own collections Me tells the products. A server may be silent about what is empty; about this it lost a part.
 */
const losesLists = (store: Store, name: ResourceName, id: Id) => (told: Fields): boolean => {
  const { collections = [] } = meIn(store) ?? {};
  const isFilled = told.coverImagePath || (name === 'Collections' && collections.some(one => isSameId(one.id, id) && one.productIds.length > 0));
  return Boolean(isFilled) && LISTS[name]?.some(list => Array.isArray(told[list])) === false;
};

/** What a server tells under another name than an update sends it by. */
const TOLD_AS: Record<string, string> = { categoryIds: 'categories', tagIds: 'tags', materialIds: 'materials', productIds: 'products', segmentIds: 'segments', customerId: 'customer' };
/** Of these nothing is sent back unread: media are read by themselves, and no user is saved without a known role. */
const READ_APART = new Set(['assetIds', 'roleName']);

/** No value, also as a text of nothing or a record of nothing. */
const isNothing = (told: unknown): boolean => told == null || String(told).trim() === '' || (isFields(told) && Object.values(told).every(value => value == null));

/** Whether something was told of which nothing was understood, or not all: sent back as it was read, it would be lost. */
const isMisread = (told: unknown, sent: unknown): boolean => {
  if (isNothing(told)) return false;
  if (Array.isArray(sent)) return !Array.isArray(told) || told.filter(entry => entry != null).length > sent.length;
  return sent == null || sent === '' || (sent === 0 && Number(told) !== 0);
};

/** Whether an update would take away what a record that is read to be changed tells, because it tells it in a form that is not known. */
const losesFields = <N extends ResourceName>(name: N, id: Id) => (told: Fields): boolean => isEditable(name)
  && Object.entries(updateOf[name](table[name].detail(told, id) as never)).some(([field, sent]) => !READ_APART.has(field) && [told[field], told[TOLD_AS[field] ?? '']].some(one => isMisread(one, sent)));

/** Whether a record is there as it was made: by no other name, as far as that is told. Where nothing answers it is taken to be. */
const isStill = async <N extends ResourceName>(name: N, { id, ...made }: SavedRecord<DetailOf<N>>): Promise<boolean> => {
  if (id === undefined) return true;
  const nameIn = (record: object) => (record as { name?: string }).name;
  try {
    const now = nameIn((await api.detail(name, id)).record);
    return !now || !nameIn(made) || now === nameIn(made);
  } catch (error) {
    return !(error instanceof ApiError && error.status === 404);
  }
};

/** The updates under way, by the record that each changes. */
const updatesOf = perCache(() => new Map<Promise<unknown>, string>());

/** The records whose removal got no answer: gone when it is asked for again, they are by that. */
const untoldRemovals = perCache(() => new Set<string>());

/**
 * Every write of the API, bound to one cache. Each applies its cache rules after success, and throws ApiError on failure.
 * They go on when the screen that started them is gone.
 */
const writesOf = (store: Store) => ({
  /** @param isRepeat it is what was made by the try before, whatever became of it since; without it, what is gone or has another name is made anew */
  create: async <N extends ResourceName>(name: N, body: CreateOf<N>, isRepeat = false) => {
    const isMeant = async (made: SavedRecord<DetailOf<N>>) => isRepeat || isStill(name, made);
    const saved = await writing(store, name, undefined, () => once(store, name, JSON.stringify(body), headers => api.create(name, body, headers), isMeant));
    applyRules(store, name, 'create', { id: saved.id, saved });
    return saved;
  },
  /**
   * @param version as the record was read: refused with 412 if somebody else saved it since
   * @returns what was saved, with the version that it has by it
   */
  update: async <N extends ResourceName>(name: N, body: UpdateOf<N>, version?: string) => {
    const updates = updatesOf(store.cache);
    const update = writing(store, name, body.id, () => api.update(name, body, version, repeatable(store)));
    const end = () => { updates.delete(update); };
    updates.set(update, `${name} ${body.id}`);
    update.then(end, end);
    const saved = await update;
    applyRules(store, name, 'update', { id: saved.record.id, saved: saved.record });
    return saved;
  },
  /** What an earlier try removed without an answer that says so is removed. @param version as that of `update` */
  remove: async (name: ResourceName, id: Id, version?: string) => {
    const untold = untoldRemovals(store.cache);
    const record = `${name} ${id}`;
    const isRepeat = untold.delete(record);
    const refusal = await writing(store, name, id, () => api.remove(name, id, version, repeatable(store))).then(() => undefined, (error: ApiError) => error);
    const isGone = refusal?.status === 404;
    // Gone, or perhaps gone.
    if (isGone || mayBeDone(refusal)) for (const kind of name === 'Products' ? [name, 'import'] as const : [name]) forgetKeys(store, kind);
    if (refusal && !(isGone && isRepeat)) {
      if (mayBeDone(refusal)) untold.add(record);
      throw refusal;
    }
    applyRules(store, name, 'delete', { id });
  },
  /** Nothing is read anew: who does so signs in again. */
  updateMe: (body: MeUpdate) => api.updateMe(body),
  newPassword: async (body: NewPassword) => {
    await learning(store, 'Users', body.id, () => api.newPassword(body, repeatable(store)));
    applyRules(store, 'Users', 'update', { id: body.id });
  },
});

/** The same with a file, which may be on its way for minutes: it counts once it is there, and holds up no other write until then. */
const filesOf = (store: Store) => {
  const arrived = (apply: () => void) => inBatch(store, async () => apply());
  return {
    /** Posts a picture or a film: it changes its record, as an update does. */
    upload: async (name: ResourceName, id: Id, field: 'image' | 'video', upload: Upload) => {
      await writing(store, name, id, () => api.upload(name, id, field, upload));
      await arrived(() => applyRules(store, name, 'update', { id }));
    },
    uploadMyImage: async (upload: Upload) => {
      await api.uploadMyImage(upload);
      await arrived(() => applyMeRules(store));
    },
    importProducts: async (upload: Upload) => {
      const { name, size, lastModified } = upload.file;
      try {
        return await once(store, 'import', `${name} ${size} ${lastModified}`, headers => api.importProducts(upload, headers));
      } finally {
        // Where no answer comes back it may have been done all the same.
        await arrived(() => applyRules(store, 'Products', 'create'));
      }
    },
  };
};

const createPlain = (store: Store) => {
  const writes = batched(store, writesOf(store));
  const readFresh = async <N extends ResourceName>(name: N, id: Id) => {
    const isBroken = (told: Fields) => losesLists(store, name, id)(told) || losesFields(name, id)(told);
    // What is being saved to it is in what is read.
    await Promise.allSettled([...updatesOf(store.cache)].flatMap(([update, record]) => (record === `${name} ${id}` ? update : [])));
    const read = () => learning(store, name, id, () => api.detail(name, id, isBroken));
    const answer = await read().catch(async (error: unknown) => {
      if (name !== 'Collections' || !(error instanceof ApiError && error.status === 200)) throw error;
      // What Me told may be older than this.
      await store.mutate(meKey);
      return read();
    });
    applyRead(store, name, id, answer.record);
    return answer;
  };
  return {
    ...writes,
    ...filesOf(store),
    /** Reads a record from the server, whatever is cached; who shows it sees what was read. */
    readFresh,
    /** Reads a list from the server, whatever is cached; who shows it sees what was read, and who asks for it next, before anything else is written, is given this answer. */
    readFreshList: async <N extends ResourceName>(name: N, params: ParamsOf<N>): Promise<Page<ItemOf<N>>> => {
      const page = await api.list(name, params);
      const key = listKey(name, params);
      handOver(key, page);
      if (isOnScreen(store.cache, key)) await store.mutate(key, page, { revalidate: false });
      return page;
    },
    /**
     * Updates a record as it is now on the server; where somebody else is faster, as they left it.
     * @param change what becomes of the record that was read, whose other fields are sent unchanged; it may ask somebody, and is called again after each 412
     * @param opened the record with its version, where it was read a moment ago; another record's is not looked at
     * @returns the record that was changed, what was sent for it, and what was saved
     */
    updateFresh: async <N extends Editable>(name: N, id: Id, change: (record: DetailOf<N>) => Promise<Partial<UpdateOf<N>>>, opened?: Versioned<DetailOf<N>>) => {
      let known = opened && isSameId(opened.record.id, id) ? opened : undefined;
      return whileOvertaken(async () => {
        const { record, version } = known ?? await readFresh(name, id);
        known = undefined;
        const sent = { ...updateOf[name](record), ...await change(record) } as UpdateOf<N>;
        return { record, sent, saved: await writes.update(name, sent, version) };
      });
    },
    /** Several writes with reads between them: lists and records on screen are asked again once, when all of it is done. */
    together: <Result>(work: () => Promise<Result>): Promise<Result> => inBatch(store, work),
  };
};

/** Of each cache one: works that are apart, and follow each other at once, are one batch too. */
const apart = perCache(() => ({}));

export const createWriter = (store: Store) => ({
  ...createPlain(store),
  /** As `together`, with a writer of its own, for what takes long: other writes are shown meanwhile, and do not wait for it. */
  apart: <Result>(work: (writer: ReturnType<typeof createPlain>) => Promise<Result>): Promise<Result> => {
    const own = { ...store, batch: apart(store.cache) };
    return inBatch(own, () => work(createPlain(own)));
  },
});
export type Writer = ReturnType<typeof createWriter>;
