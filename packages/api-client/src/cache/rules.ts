import type { ResourceName } from '../endpoints.ts';
import { markProducts, unmarkProducts } from './collectionMarkers.ts';
import {
  clearLists, dropFromLists, type Effect, forgetDetail, patchMyCollection, refetchDetail, refetchDetails, refetchLists, refetchMe,
  refetchPages, refetchProductFilters, refetchProductsByCollection, type Store, type Write,
} from './effects.ts';
import { discardPrefetched } from './prefetched.ts';

export type Verb = 'create' | 'update' | 'delete';

/** What every write does to its own resource. */
const own: Record<Verb, (name: ResourceName) => Effect[]> = {
  create: name => [refetchLists(name)],
  update: name => [refetchLists(name), refetchDetail(name)],
  delete: name => [dropFromLists(name), forgetDetail(name)],
};

// Category lists are cleared rather than refreshed (specification §4).
const ownCategories: Record<Verb, Effect[]> = {
  create: [clearLists('Categories')],
  update: [clearLists('Categories'), refetchDetail('Categories')],
  delete: [clearLists('Categories'), forgetDetail('Categories')],
};

// A product's collectionIds and collections follow from the collections.
const besideCollections = [refetchProductsByCollection, refetchDetails('Products'), refetchProductFilters];
// A product shows its assets, and takes its cover from them.
const productMedia = [refetchPages('Products'), refetchDetails('Products')];
// A segment without categories is disabled.
const besideCategories = [refetchPages('Segments'), refetchProductFilters];

/**
 * What a write touches beyond its own resource. Specification §4 asks for Me after a new collection, and for
 * cleared category lists after a new segment; the others keep what one screen shows of two resources in step.
 */
const beyond: Partial<Record<`${ResourceName}.${Verb}`, Effect[]>> = {
  'Collections.create': [refetchMe, markProducts, ...besideCollections],
  'Collections.update': [patchMyCollection, refetchMe, markProducts, ...besideCollections],
  'Collections.delete': [refetchMe, unmarkProducts, ...besideCollections],
  'Categories.create': besideCategories,
  'Categories.update': besideCategories,
  'Categories.delete': besideCategories,
  'Segments.create': [clearLists('Categories')],
  'Assets.create': productMedia,
  'Assets.update': productMedia,
  'Assets.delete': productMedia,
  'Tags.create': [refetchProductFilters],
  'Tags.update': [refetchProductFilters],
  'Tags.delete': [refetchProductFilters],
  // It may be one's own account.
  'Users.update': [refetchMe],
};

/** The effects of a write, in order: its own resource first. */
const effectsOf = (name: ResourceName, verb: Verb): Effect[] =>
  [...(name === 'Categories' ? ownCategories[verb] : own[verb](name)), ...(beyond[`${name}.${verb}`] ?? [])];

const run = (store: Store, effects: Effect[], write: Write): void => {
  for (const effect of effects) {
    // Nobody waits for the refetch; after a sign-out the provider, and with it the cache, may be gone.
    effect(store, write)?.catch(() => {});
  }
};

/** Applies what a successful write means for the cache. Returns at once: refetches run behind it. */
export const applyRules = (store: Store, name: ResourceName, verb: Verb, write: Write = {}): void => {
  discardPrefetched();
  run(store, effectsOf(name, verb), write);
};

/** The same for a write to one's own profile. */
export const applyMeRules = (store: Store): void => {
  discardPrefetched();
  run(store, [refetchMe], {});
};

/** What a record that was read beside the screens tells of other entries; nothing is asked again. */
export const applyRead = (store: Store, name: ResourceName, id: Write['id'], record: object): void => {
  if (name === 'Collections') run(store, [patchMyCollection, markProducts], { id, saved: record });
};
