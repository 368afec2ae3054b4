import type { AssetFact, CategoryFact, CollectionFact, Facts, TableName } from './facts.ts';

type Entry<Value> = Value extends readonly (infer Item)[] ? Item : Value;

/** Each named field is one of these values; a field that is a list holds one of them. No values, no records. */
export type Where<T> = { readonly [Field in keyof T]?: readonly Entry<T[Field]>[] };

/** The fields of a record that are text. */
export type TextField<T> = { [Field in keyof T]-?: T[Field] extends string | null ? Field : never }[keyof T];

/**
 * The orders of a list; see `rules/order.ts`. In each, records that are equal stand as in `added`:
 * what was added last comes first, and a seed counts as added from its last record to its first.
 */
export type Order = 'added' | 'name' | 'order' | 'erpId' | 'created' | 'updated';

/** Which records are meant, and in what order: all that is asked has to hold. */
export interface Question<T> {
  where?: Where<T>;
  /** Beside `where`, one of these has to hold. */
  anyOf?: readonly Where<T>[];
  /** Each named field reads as one of these texts, once both are folded (`rules/text.ts`). */
  same?: { readonly [Field in TextField<T>]?: readonly string[] };
  /** Folded words, each of which stands in the text that the table is searched by (`rules/searchText.ts`). */
  words?: readonly string[];
  /** `added` when absent. */
  order?: Order;
  /** The fields that are looked at, beside `id`; all of them when absent. A store may leave the others out. */
  fields?: readonly (keyof T & string)[];
}

/** A part of an answer, counted from page 1. */
export interface Page {
  number: number;
  size: number;
}

/** What showing or checking records looks up beside them, so that it can be fetched at once. */
export interface Needs {
  /** Records by id, of any table. */
  ids?: { readonly [N in TableName]?: readonly number[] };
  /** The media of these products, and who made them. */
  assetsOf?: readonly number[];
  /** What these products are shown by. */
  coversOf?: readonly number[];
  /** The collections that hold these products. */
  collectionsOf?: readonly number[];
  /** The collections that these users made. */
  collectionsBy?: readonly number[];
  /** The categories in these segments. */
  categoriesOf?: readonly number[];
  /** Every segment: there are few. */
  segments?: boolean;
}

/** What a product is shown by. */
export interface Cover {
  /** Its first picture, once its file is there. */
  readonly path: string | null;
  /** Whether a film is among its media, once its file is there. */
  readonly hasVideo: boolean;
}

/** What was fetched. Asking for what was not needed beforehand is a mistake; a record that is gone is undefined. */
export interface Related {
  get<N extends TableName>(table: N, id: number): Facts[N] | undefined;
  /** By `order`, and where two have the same one, the oldest first. */
  assetsOf(productId: number): readonly AssetFact[];
  coverOf(productId: number): Cover;
  /** As the `added` order has them, like those that follow. */
  collectionsOf(productId: number): readonly CollectionFact[];
  collectionsBy(userId: number): readonly CollectionFact[];
  categoriesOf(segmentId: number): readonly CategoryFact[];
  segments(): readonly Facts['segments'][];
}

/** One moment of the catalogue. */
export interface Snapshot {
  /** The records that are meant, or one page of them; `total` counts them all. */
  find<N extends TableName>(table: N, question: Question<Facts[N]>, page?: Page): Promise<{ records: readonly Facts[N][]; total: number }>;
  /** Records by id, in the order of the ids; those that are gone are left out. */
  get<N extends TableName>(table: N, ids: readonly number[]): Promise<readonly Facts[N][]>;
  related(needs: Needs): Promise<Related>;
}

export interface Transaction extends Snapshot {
  /** Stores new records under new ids, which are never used again. */
  add<N extends TableName>(table: N, records: readonly Omit<Facts[N], 'id'>[]): Promise<readonly Facts[N][]>;
  /** Stores records under their own ids. */
  put<N extends TableName>(table: N, records: readonly Facts[N][]): Promise<void>;
  remove(table: TableName, ids: readonly number[]): Promise<void>;
}

/** Where the facts are. The work of either method awaits the store alone: no body, no file, no hash, and no other work. */
export interface Store {
  /** Another text after each write of what lists show, and after each start: what was read before under the same one still stands. */
  version(): string;
  /** Reads one snapshot. */
  read<Result>(work: (at: Snapshot) => Promise<Result>): Promise<Result>;
  /** One serialisable transaction, which may run again; whatever is thrown undoes all of it. */
  write<Result>(work: (at: Transaction) => Promise<Result>): Promise<Result>;
}
