import { type Facts, folded, searchText, sortKey, type TableName } from '@staalkaart/api';

/** How a field is stored: as it is, a boolean as 0 or 1, a list as JSON, or left out where it is null. */
export type Kind = 'plain' | 'flag' | 'list' | 'optional';

/** Where the records that hold an entry of a list are found. */
interface LinkTable {
  readonly table: string;
  readonly entry: string;
  readonly holder: string;
}

/** How the records of a table are stored. */
export interface TableDescription<Record> {
  /** The table in the database. */
  readonly table: string;
  readonly fields: { readonly [Field in Exclude<keyof Record, 'id'>]-?: Kind };
  /** Columns beside the fields, made of them: what is found and ordered by. */
  readonly derived?: { readonly [column: string]: (record: Record) => string | null };
  /** By the field that is a list. */
  readonly links?: { readonly [field: string]: LinkTable };
  /** The column whose text holds the words that are searched for. */
  readonly searched?: string;
}

const nameFolded = { name_folded: ({ name }: { name: string }) => folded(name) };
const nameKey = { name_key: ({ name }: { name: string }) => sortKey(name) };
const tile = { name: 'plain', path: 'plain', isVisible: 'flag', imageRequired: 'flag', createdById: 'plain' } as const;
const named = (table: string) =>
  ({ table, fields: { name: 'plain' }, derived: { ...nameFolded, ...nameKey }, searched: 'name_folded' }) as const;
const ofProducts = (table: string, entry: string): LinkTable => ({ table, entry, holder: 'product_id' });

/** Every table: the one place that says how facts become rows. The columns themselves stand in `migrations`. */
export const tables: { readonly [N in TableName]: TableDescription<Facts[N]> } = {
  tags: named('tags'),
  materials: named('materials'),
  customers: {
    table: 'customers',
    fields: { name: 'plain', erpId: 'plain', contact: 'plain' },
    derived: { ...nameFolded, ...nameKey, erp_id_folded: ({ erpId }) => folded(erpId) },
    searched: 'name_folded',
  },
  segments: { table: 'segments', fields: { ...tile, order: 'plain' }, derived: nameFolded, searched: 'name_folded' },
  categories: {
    table: 'categories',
    fields: { ...tile, order: 'plain', segmentIds: 'list' },
    derived: { ...nameFolded, ...nameKey },
    links: { segmentIds: { table: 'category_segments', entry: 'segment_id', holder: 'category_id' } },
    searched: 'name_folded',
  },
  collections: {
    table: 'collections',
    fields: { ...tile, description: 'plain', productIds: 'list', isPrivate: 'flag', updated: 'plain', updatedById: 'optional' },
    derived: { ...nameFolded, ...nameKey },
    links: { productIds: { table: 'collection_products', entry: 'product_id', holder: 'collection_id' } },
    searched: 'name_folded',
  },
  products: {
    table: 'products',
    fields: {
      name: 'plain', description: 'plain', erpId: 'plain', ammount: 'plain', formatOpen: 'plain', formatClosed: 'plain', customerId: 'plain',
      categoryIds: 'list', tagIds: 'list', materialIds: 'list', isVisible: 'flag', createdById: 'plain', created: 'plain', updated: 'plain', updatedById: 'optional',
    },
    // Searched by a table of its own, which holds the name of the customer too.
    derived: { erp_id_folded: ({ erpId }) => (erpId === null ? null : folded(erpId)) },
    links: {
      categoryIds: ofProducts('product_categories', 'category_id'),
      tagIds: ofProducts('product_tags', 'tag_id'),
      materialIds: ofProducts('product_materials', 'material_id'),
    },
  },
  assets: {
    table: 'assets',
    fields: { name: 'plain', productId: 'plain', order: 'plain', path: 'plain', isVideo: 'flag', file: 'plain', createdById: 'plain' },
    derived: nameFolded,
    searched: 'name_folded',
  },
  users: {
    table: 'users',
    fields: {
      email: 'plain', username: 'plain', phoneNumber: 'plain', role: 'plain', isActive: 'flag', avatarPath: 'plain', password: 'plain', secret: 'plain',
      secretConfirmed: 'flag',
    },
    derived: { email_folded: ({ email }) => folded(email), username_folded: ({ username }) => folded(username), search_text: searchText },
    searched: 'search_text',
  },
  secondSteps: { table: 'second_steps', fields: { lastCounter: 'plain', wrong: 'plain', wrongAt: 'plain', waiting: 'list' } },
  sessions: { table: 'sessions', fields: { tokenHash: 'plain', userId: 'plain', opened: 'plain', used: 'plain' } },
  answers: { table: 'answers', fields: { hash: 'plain', userId: 'plain', status: 'plain', etag: 'plain', body: 'plain', since: 'plain' } },
};

/** The tables whose records are few and looked up all the time, by the views and for every token. */
export const LOOKED_UP: readonly TableName[] = ['segments', 'categories', 'collections', 'customers', 'tags', 'materials', 'users', 'sessions'];

/** The column of a field: `createdById` is `created_by_id`. */
export const columnOf = (field: string): string => field.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

/** The fields of a table, and their columns, quoted, in one order: that of every row which is read or written. */
export const fieldsOf = (table: TableName): readonly (readonly [field: string, kind: Kind])[] => Object.entries(tables[table].fields) as [string, Kind][];
