import type { Needs, Related, Snapshot, Store } from '@staalkaart/api';

/** Lets through what was asked for beforehand: anything else would be missing from a store that fetches it. */
const strictRelated = (needs: Needs, related: Related): Related => {
  const allow = (isNeeded: boolean, what: string) => {
    if (!isNeeded) throw new Error(`Not asked for beforehand: ${what}`);
  };
  const makers = new Set(needs.assetsOf?.flatMap(id => related.assetsOf(id).map(({ createdById }) => createdById)));
  const has = (ids: readonly number[] | undefined, id: number, what: string) => allow(ids?.includes(id) ?? false, `${what} ${id}`);
  return {
    get(table, id) {
      if (!(table === 'users' && makers.has(id))) has(needs.ids?.[table], id, table);
      return related.get(table, id);
    },
    assetsOf(id) { has(needs.assetsOf, id, 'assets of'); return related.assetsOf(id); },
    coverOf(id) { has(needs.coversOf, id, 'covers of'); return related.coverOf(id); },
    collectionsOf(id) { has(needs.collectionsOf, id, 'collections of'); return related.collectionsOf(id); },
    collectionsBy(id) { has(needs.collectionsBy, id, 'collections by'); return related.collectionsBy(id); },
    categoriesOf(id) { has(needs.categoriesOf, id, 'categories of'); return related.categoriesOf(id); },
    segments() { allow(needs.segments ?? false, 'segments'); return related.segments(); },
  };
};

const strictly = <At extends Snapshot>(at: At): At =>
  ({ ...at, related: async (needs: Needs) => strictRelated(needs, await at.related(needs)) });

/** A store whose answers hold no more than what was needed: proves that a store which fetches could take its place. */
export const strictStore = (store: Store): Store => ({
  version: store.version,
  read: work => store.read(at => work(strictly(at))),
  write: work => store.write(at => work(strictly(at))),
});
