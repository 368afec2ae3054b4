import type { ListItem, Named } from '@staalkaart/api-client/wire';
import type { Db } from '../db.ts';
import type { Fact } from '../facts.ts';
import type { Table } from '../table.ts';

/** The id and name of a record, or null when it is gone. */
export const named = (table: Table<Fact & { readonly name: string }>, id: number): Named | null => {
  const record = table.get(id);
  return record ? { id, name: record.name } : null;
};

/** The same for a list of ids; those that are gone are left out. */
export const namedAll = (table: Table<Fact & { readonly name: string }>, ids: readonly number[]): Named[] =>
  ids.map(id => named(table, id)).filter(entry => entry !== null);

interface Tile extends Fact {
  readonly name: string;
  readonly path: string | null;
  readonly isVisible: boolean;
  readonly imageRequired: boolean;
  readonly createdById: number;
}

/** Who made a record, by name. */
export const creatorOf = (db: Db, { createdById }: { readonly createdById: number }): string | null =>
  db.users.get(createdById)?.username ?? null;

/** The fields that every tile carries. */
export const tileView = (db: Db, { id, name, path, isVisible, imageRequired, createdById }: Tile): ListItem => ({
  id,
  name,
  path,
  isVisible,
  imageRequired,
  createdById,
  createdByName: creatorOf(db, { createdById }),
});
