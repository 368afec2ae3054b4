import type { Cover, Facts, Needs, Related, TableName } from '@staalkaart/api';
import { codecs, recordsIn } from './codec.ts';
import type { Connection } from './connection.ts';
import { type Reading, recordsById } from './records.ts';

/** The lists of related records by the id that they belong to. */
type Groups<N extends TableName> = ReadonlyMap<number, readonly Facts[N][]>;

const NONE: Groups<never> = new Map();
const list = (ids: readonly number[]): string => JSON.stringify([...new Set(ids)].filter(Number.isSafeInteger));

/** The media of some products, in their order. */
export const assetsOf = (connection: Connection, productIds: readonly number[]): Groups<'assets'> => {
  const text = `SELECT ${codecs.assets.columns} FROM assets t WHERE t.product_id IN (SELECT value FROM json_each(?)) ORDER BY t.product_id, t."order", t.id`;
  return Map.groupBy(recordsIn('assets', connection.all(text, list(productIds))), ({ productId }) => productId);
};

/** Records by what they belong to: pairs of both ids, in the order of adding, and then the records. */
const groupsOf = async <N extends TableName>(reading: Reading, table: N, pairs: string, ids: readonly number[] | undefined): Promise<Groups<N>> => {
  if (!ids || ids.length === 0) return NONE as Groups<N>;
  const rows = reading.connection.all(pairs, list(ids)) as unknown as [key: number, id: number][];
  if (rows.length === 0) return NONE as Groups<N>;
  const records = new Map((await recordsById(reading, table, [...new Set(rows.map(([, id]) => id))])).map(record => [record.id, record]));
  return new Map([...Map.groupBy(rows, ([key]) => key)].map(([key, pairsOf]) => [key, pairsOf.map(([, id]) => records.get(id)!)]));
};

const PAIRS = {
  collectionsOf: `
    SELECT l.product_id, t.id FROM collection_products l CROSS JOIN collections t ON t.id = l.collection_id
    WHERE l.product_id IN (SELECT value FROM json_each(?)) ORDER BY t.added DESC`,
  collectionsBy: 'SELECT t.created_by_id, t.id FROM collections t WHERE t.created_by_id IN (SELECT value FROM json_each(?)) ORDER BY t.added DESC',
  categoriesOf: `
    SELECT l.segment_id, t.id FROM category_segments l CROSS JOIN categories t ON t.id = l.category_id
    WHERE l.segment_id IN (SELECT value FROM json_each(?)) ORDER BY t.added DESC`,
};

/** The covers of products: of those that were read before they are known. */
const coversOf = ({ connection, covers }: Reading, ids: readonly number[]): ReadonlyMap<number, Cover> => {
  const unknown = ids.filter(id => !covers.has(id));
  const rows = unknown.length === 0 ? [] : connection.all('SELECT id, cover_path, has_video FROM products WHERE id IN (SELECT value FROM json_each(?))', list(unknown));
  for (const [id, path, hasVideo] of rows) covers.set(id as number, { path: path as string | null, hasVideo: hasVideo === 1 });
  return covers;
};

const segmentsIn = async (reading: Reading): Promise<readonly Facts['segments'][]> =>
  recordsById(reading, 'segments', reading.connection.all('SELECT t.id FROM segments t ORDER BY t.added DESC').map(([id]) => id as number));

const NO_COVER: Cover = { path: null, hasVideo: false };

/**
 * Fetches all that some records look up: one statement for each kind of need, two where the records behind it are not known yet.
 * @param needs as the port has them
 */
export const fetchRelated = async (reading: Reading, needs: Needs): Promise<Related> => {
  const media = needs.assetsOf?.length ? assetsOf(reading.connection, needs.assetsOf) : NONE as Groups<'assets'>;
  const makers = [...media.values()].flatMap(assets => assets.map(({ createdById }) => createdById));
  const ids: Needs['ids'] = makers.length > 0 ? { ...needs.ids, users: [...needs.ids?.users ?? [], ...makers] } : needs.ids ?? {};
  const byId = new Map<TableName, ReadonlyMap<number, object>>();
  for (const [table, wanted = []] of Object.entries(ids) as [TableName, readonly number[] | undefined][]) {
    byId.set(table, new Map((await recordsById(reading, table, [...new Set(wanted)])).map(record => [record.id, record])));
  }
  const holders = await groupsOf(reading, 'collections', PAIRS.collectionsOf, needs.collectionsOf);
  const made = await groupsOf(reading, 'collections', PAIRS.collectionsBy, needs.collectionsBy);
  const shelves = await groupsOf(reading, 'categories', PAIRS.categoriesOf, needs.categoriesOf);
  const segments = needs.segments ? await segmentsIn(reading) : [];
  const covers = needs.coversOf?.length ? coversOf(reading, needs.coversOf) : undefined;
  return {
    get: <N extends TableName>(table: N, id: number) => byId.get(table)?.get(id) as Facts[N] | undefined,
    assetsOf: id => media.get(id) ?? [],
    coverOf: id => covers?.get(id) ?? NO_COVER,
    collectionsOf: id => holders.get(id) ?? [],
    collectionsBy: id => made.get(id) ?? [],
    categoriesOf: id => shelves.get(id) ?? [],
    segments: () => segments,
  };
};
