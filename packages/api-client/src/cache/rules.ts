import { isRefusal } from '../ApiError.ts';
import type { ResourceName } from '../resources.ts';
import type { Collection } from '../types/catalogue.ts';
import { isSameValue } from '../isSameValue.ts';
import { type Id, isSameId, type Page } from '../types/common.ts';
import type { Me } from '../types/people.ts';
import type { ProductItem } from '../types/product.ts';
import { askAgain, type Store } from './batch.ts';
import { detailKey, isDetailOf, isEmpty, isListOf, isLookup, isPageOf, isProductListByCollection, type KeyFilter, meIn, meKey, productFiltersKey } from './keys.ts';
import { isOnScreen } from './onScreen.ts';
import { perCache } from './perCache.ts';
import { discardPrefetched } from './prefetch.ts';
import { isStale, markFresh, markStale } from './stale.ts';

export type Verb = 'create' | 'update' | 'delete';

/** A write that succeeded. */
interface Write {
  id?: Id | undefined;
  /** The values that were saved, where the write carried any: an upload carries none. */
  saved?: object | undefined;
  /** Nothing was written: what it touches is asked again, and stays as it is until then. */
  isRefused?: true;
}

/** Something that a write does to the cache. Mounted entries are asked again; others are when next mounted. */
type Effect = (store: Store, write: Write & { verb?: Verb }) => Promise<unknown> | undefined;

/** Asks again what is on screen, which stays visible meanwhile. */
const refetch = (isMeant: KeyFilter): Effect => store => {
  markStale(store.cache, isMeant);
  return askAgain(store, isMeant);
};

const refetchKey = (wanted: string): Effect => refetch(key => key === wanted);
const refetchFilters = refetchKey(productFiltersKey);

/** How long no more is filed before it is asked whether all of it is as it is shown, in ms. */
const CALM = 10_000;
const calmOf = perCache(() => ({ timer: undefined as ReturnType<typeof setTimeout> | undefined }));

/** Asks Me again: at once where a write did not tell what it saved, else once for all that is filed in a row, since what was saved is shown already. */
const refetchMe: Effect = (store, write) => {
  const ask = refetchKey(meKey);
  if (write.verb !== 'update' || !write.saved) return ask(store, write);
  const calm = calmOf(store.cache);
  clearTimeout(calm.timer);
  calm.timer = setTimeout(() => { ask(store, write)?.catch(() => {}); }, CALM);
  return undefined;
};

/** Forgets the lists that nobody shows: they begin as not loaded (specification §4). What is on screen stays until it is asked again. */
const clearLists = (name: ResourceName): Effect => {
  const isList = isListOf(name);
  return ({ cache, mutate }, { isRefused }) => (isRefused ? undefined : mutate(key => isList(key) && !isOnScreen(cache, key), undefined, { revalidate: false }));
};

interface Listed { id: Id }
/** What is listed of a record after a write: nothing of a deleted one; the name of any other, and whether it is shown, as they were saved. */
const listed = (item: Listed, { saved, verb }: Parameters<Effect>[1]): Listed | [] =>
  (verb === 'delete' ? [] : { ...item, ...Object.fromEntries(Object.entries(saved ?? {}).filter(([field]) => /^(name|isVisible)$/.test(field))) });

/** A page of which some went. One that is emptied while there are others is not known any more: what comes in its place has to be asked. */
const withItems = <Item>(page: Page<Item>, items: Item[]): Page<Item> | undefined => {
  const totalCount = page.pagination.totalCount + items.length - page.items.length;
  return items.length === 0 && totalCount > 0 ? undefined : { ...page, items, pagination: { ...page.pagination, totalCount } };
};

/** A page as it is with what was saved or read; the same one where that is not in it: nobody who shows it draws it anew. */
const relisted = (page: Page<Listed> | undefined, write: Parameters<Effect>[1]) => {
  const isIt = ({ id }: Listed) => isSameId(id, write.id);
  return page?.items.some(isIt) ? withItems(page, page.items.flatMap(item => (isIt(item) ? listed(item, write) : item))) : page;
};

/** Writes it into every cached page at once, so that what is deleted or hidden is seen by nobody meanwhile, then asks the lists again. */
const changeInLists = (name: ResourceName): Effect => (store, write) => {
  const isList = isListOf(name);
  if (write.verb !== 'delete' && !write.saved) return refetch(isList)(store, write);
  markStale(store.cache, isList);
  const changed = store.mutate<Page<Listed>>(isList, page => relisted(page, write), { revalidate: false });
  // Of a session that ended meanwhile there is no cache any more, and nobody waits for it.
  changed.catch(() => undefined);
  return askAgain(store, isList) ?? changed;
};

/** What a write does to the lists of its own resource. */
const ownLists = (name: ResourceName, verb: Verb): Effect => (verb === 'create' ? refetch(isListOf(name)) : changeInLists(name));

/** Asks the record again. A deleted one is forgotten, without asking for what is gone; who shows it keeps it: see `useDetail`. */
const ownDetail = (name: ResourceName): Effect => (store, write) => {
  if (write.id === undefined) return undefined;
  const key = detailKey(name, write.id);
  return write.verb === 'delete' ? store.mutate(key, undefined, { revalidate: false }) : refetchKey(key)(store, write);
};

/**
 * Writes what is known of a collection into Me, so that who shows Me shows it at once, and a deleted one no longer. Nothing is touched where Me
 * knows it: SWR would drop an answer that is on its way.
 */
const patchMyCollection: Effect = (store, { id, saved, verb }) => {
  const isGone = verb === 'delete';
  const me = meIn(store);
  const mine = me?.collections.find(one => isSameId(one.id, id));
  if (!me || !mine || !(saved || isGone)) return undefined;
  const next = isGone ? [] : { ...mine, ...saved, id: mine.id };
  if (JSON.stringify(next) === JSON.stringify(mine)) return undefined;
  return store.mutate<Me>(meKey, { ...me, collections: me.collections.flatMap(one => (one === mine ? next : one)) }, { revalidate: false });
};

/** Takes a product that is gone out of the collections that Me knows, as `patchMyCollection` does what was saved. */
const leaveMyCollections: Effect = (store, { id }) => {
  const me = meIn(store);
  const isIt = (productId: Id) => isSameId(productId, id);
  if (!me?.collections.some(({ productIds }) => productIds.some(isIt))) return undefined;
  const collections = me.collections.map(one => ({ ...one, productIds: one.productIds.filter(productId => !isIt(productId)) }));
  return store.mutate<Me>(meKey, { ...me, collections }, { revalidate: false });
};

/** A filter option is a name: a collection that keeps its own changes none. */
const unlessNamedSo = (effect: Effect): Effect => (store, write) => {
  const { collections = [] } = meIn(store) ?? {};
  const { name } = (write.saved ?? {}) as Partial<Collection>;
  const isNamedSo = write.verb === 'update' && name !== undefined && collections.some(one => isSameId(one.id, write.id) && one.name === name);
  return isNamedSo ? undefined : effect(store, write);
};

/** What changes the own account, or may do so. */
const ifOwnAccount = (effect: Effect): Effect => (store, write) => {
  const me = meIn(store);
  return me && write.id !== undefined && !isSameId(me.id, write.id) ? undefined : effect(store, write);
};

/** A page of which the markers tell that exactly `members` are in the collection; the same objects where they do already. */
const marked = (page: Page<ProductItem>, id: Id, members: Set<string>): Page<ProductItem> => {
  const items = page.items.map(item => {
    const others = item.collectionIds.filter(one => !isSameId(one, id));
    const isMember = members.has(String(item.id));
    if (others.length < item.collectionIds.length === isMember) return item;
    return { ...item, collectionIds: isMember ? [...others, id] : others };
  });
  return items.every((item, at) => item === page.items[at]) ? page : { ...page, items };
};

/**
 * Puts a collection's markers on the products of every cached page, or takes those of a deleted one off, without
 * fetching what may be ten thousand of them again. A write without a product list, such as an upload, changes none.
 */
const markProducts: Effect = ({ cache, mutate }, { id, saved, verb }) => {
  const { productIds }: Partial<Collection> = verb === 'delete' ? { productIds: [] } : saved ?? {};
  if (id === undefined || !productIds) return undefined;
  const members = new Set(productIds.map(String));
  const next = (page: Page<ProductItem> | undefined) => page && marked(page, id, members);
  const isList = isListOf('Products');
  return mutate<Page<ProductItem>>(
    key => {
      const page = isList(key) ? cache.get(String(key))?.data : undefined;
      return isList(key) && (page === undefined || next(page) !== page);
    },
    next,
    // A page that was still on its way is asked again: SWR drops answers that a mutation overtook.
    { revalidate: page => page === undefined },
  );
};

/** Takes what is in a collection no longer out of the pages of that collection at once, as what is deleted leaves its lists: what is seen of it is not pressed meanwhile. */
const leaveCollection: Effect = ({ cache, mutate }, { id, saved }) => {
  const { productIds }: Partial<Collection> = saved ?? {};
  if (id === undefined || !productIds) return undefined;
  const members = new Set(productIds.map(String));
  const isIn = (product: ProductItem) => members.has(String(product.id));
  const isOfIt: KeyFilter = key => isProductListByCollection(key) && String(key).includes(`"collections":${JSON.stringify([String(id)])}`);
  // The others are left alone: SWR would drop an answer that is on its way.
  const hasOthers: KeyFilter = key => isOfIt(key) && (cache.get(String(key))?.data as Page<ProductItem> | undefined)?.items.every(isIn) === false;
  return mutate<Page<ProductItem>>(hasOthers, page => page && withItems(page, page.items.filter(isIn)), { revalidate: false });
};

/**
 * What a write touches beyond its own resource. Specification §4 asks for Me after a new collection, and for
 * cleared category lists after a category or a new segment; the others keep what one screen shows of two resources in step.
 */
const beyond: Partial<Record<ResourceName | `${ResourceName}.${Verb}`, Effect[]>> = {
  // A product's collectionIds and collections follow from the collections.
  Collections: [
    unlessNamedSo(refetchFilters), patchMyCollection, refetchMe, markProducts, leaveCollection, refetch(isProductListByCollection), refetch(isDetailOf('Products')),
  ],
  // A segment without categories is disabled, and its page asks for them by its name, which a colleague may have changed. Lookups hold
  // names alone, which a write of another resource does not change.
  Categories: [clearLists('Categories'), refetch(isPageOf('Segments')), refetch(isDetailOf('Segments')), refetchFilters],
  // A deleted product leaves its collections.
  'Products.delete': [leaveMyCollections, refetchMe],
  'Segments.create': [clearLists('Categories'), refetch(isListOf('Categories'))],
  // A product shows its assets, and takes its cover from them.
  Assets: [refetch(isPageOf('Products')), refetch(isDetailOf('Products'))],
  Tags: [refetchFilters],
  'Users.update': [ifOwnAccount(refetchKey(meKey))],
};

/** What a write touches beside the record and its lists. */
const beyondOf = (name: ResourceName, verb: Verb): Effect[] => [...(beyond[name] ?? []), ...(beyond[`${name}.${verb}`] ?? [])];

const run = (store: Store, effects: Effect[], write: Parameters<Effect>[1]): void => {
  for (const effect of effects) {
    // Nobody waits for the refetch; after a sign-out the provider, and with it the cache, may be gone.
    effect(store, write)?.catch(() => {});
  }
};

/** Applies what a successful write means for the cache. Returns at once: refetches run behind it. */
export const applyRules = (store: Store, name: ResourceName, verb: Verb, write: Write = {}): void => {
  discardPrefetched();
  const own = verb === 'create' ? [ownLists(name, verb)] : [ownLists(name, verb), ownDetail(name)];
  run(store, [...own, ...beyondOf(name, verb)], { ...write, verb });
};

/** The same for a write to one's own profile. */
export const applyMeRules = (store: Store): void => {
  discardPrefetched();
  run(store, [refetchKey(meKey)], {});
};

/** Whether a list, or Me, says something else of a record than what was read of it; it may say less. */
const isOtherwise = (told: object, read: object): boolean => {
  const now = new Map(Object.entries(read));
  return Object.entries(told).some(([field, value]) => now.has(field) && !isEmpty(value) && !isSameValue(value, now.get(field)));
};

/** By record, the last answer that its lists said otherwise: a server whose lists always do is asked for them once. */
const lastNews = perCache(() => new Map<string, string>());

/** Whether the cache has a record otherwise than it was read: somebody else changed it. What an own write touched is old as it is, but for what that wrote into it; of what is presented a part may be left out. */
const isNews = (store: Store, name: ResourceName, id: Id, read: object): boolean => {
  const { cache } = store;
  const dataOf = (key: string): unknown => cache.get(key)?.data;
  const [detail, now, news] = [detailKey(name, id), JSON.stringify(read), lastNews(cache)];
  if (dataOf(detail) !== undefined && !isStale(cache, detail) && JSON.stringify(dataOf(detail)) !== now) return true;
  if (news.get(detail) === now) return false;
  const find = <Item extends Listed>(items: Item[] | undefined) => items?.find(one => isSameId(one.id, id));
  const mine = name === 'Collections' ? find(meIn(store)?.collections) : undefined;
  // When it was changed is told to Me a little after an own write.
  const isListedOtherwise = (mine && isOtherwise({ ...mine, updated: undefined }, read)) || [...cache.keys()].filter(isListOf(name)).some(key => {
    const item = find((dataOf(key) as Page<Listed> | undefined)?.items);
    return item && isOtherwise(item, key.includes('"presented"') || isStale(cache, key) ? listed(item, { saved: read }) : read);
  });
  if (isListedOtherwise) news.set(detail, now);
  return isListedOtherwise;
};

/**
 * What a record that was read beside the screens tells them: itself, and of a collection other entries. Where the cache had it otherwise somebody else
 * changed it, which means for the lists what a write does.
 */
export const applyRead = (store: Store, name: ResourceName, id: Id, record: object): void => {
  const show: Effect = ({ cache, mutate }) => {
    const key = detailKey(name, id);
    markFresh(cache, key);
    return mutate(key, record, { revalidate: false });
  };
  const others = () => {
    discardPrefetched();
    return [ownLists(name, 'update'), ...beyondOf(name, 'update')];
  };
  const effects = isNews(store, name, id, record) ? others() : name === 'Collections' ? [patchMyCollection, markProducts] : [];
  run(store, [show, ...effects], { id, saved: record, verb: 'update' });
};

/**
 * Applies what a refused call tells: a record that is gone (404), by whoever deleted it, leaves the cache. Else somebody may have
 * changed what it is about, so that is asked again as after a write; with what it names (the lookups, and of a collection the lists
 * of products), which may be gone, or with the own account, which may do so no longer (403).
 * @param id none of what was to be made
 * @param status the HTTP status, where there was an answer
 */
export const applyRefusal = (store: Store, name: ResourceName, id: Id | undefined, status: number | undefined): void => {
  if (status === 404 && id !== undefined) return applyRules(store, name, 'delete', { id });
  if (status !== 403 && !isRefusal(status)) return;
  applyRules(store, name, id === undefined ? 'create' : 'update', { id, isRefused: true });
  run(store, [status === 403 ? refetchKey(meKey) : refetch(name === 'Collections' ? isListOf('Products') : isLookup)], {});
};
