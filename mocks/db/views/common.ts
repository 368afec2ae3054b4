import type { ListItem, Named } from '@staalkaart/api-client/wire';
import type { Db } from '../db.ts';
import type { Fact } from '../facts.ts';
import type { Table } from '../table.ts';

/** The id and name of a record, or null when it is gone. */
export const named = (table: Table<Fact & { readonly name: string }>, id: number): Named | null => {
  const record = table.get(id);
  return record ? { id, name: record.name } : null;
};

/** The records of a list of ids; those that are gone are left out. */
export const recordsOf = <T extends Fact>(table: Table<T>, ids: readonly number[]): T[] =>
  ids.map(id => table.get(id)).filter(record => record !== undefined);

/** Records as other records name them. */
export const namedAll = (records: readonly (Fact & { readonly name: string })[]): Named[] => records.map(({ id, name }) => ({ id, name }));

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

/** Who wrote a record last, by name. */
export const writerOf = (db: Db, { updatedById, createdById }: { readonly updatedById?: number; readonly createdById: number }): string | null =>
  creatorOf(db, { createdById: updatedById ?? createdById });

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
