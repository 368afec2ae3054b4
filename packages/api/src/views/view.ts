import type { Named } from '@staalkaart/api-client/wire';
import type { Fact, NamedFact } from '../facts.ts';
import type { Reader } from '../rules/access.ts';
import type { Needs, Related } from '../store.ts';

/** How records of one kind are told to a reader. */
export interface View<T extends Fact> {
  /** What has to be fetched to show these records; nothing when absent. */
  needs?(records: readonly T[]): Needs;
  /** The fields that it tells, where that is less than all. */
  fields?: readonly (keyof T & string)[];
  show(record: T, me: Reader, related: Related): object;
}

/** Records of which only names are stored, as they are. */
export const asStored: View<Fact> = { show: record => record };

export const idsOf = (records: readonly Fact[]): number[] => records.map(({ id }) => id);

/** Records as other records name them. */
export const named = (records: readonly NamedFact[]): Named[] => records.map(({ id, name }) => ({ id, name }));

/** A user's name; null once the user is gone. */
export const usernameOf = (related: Related, userId: number): string | null => related.get('users', userId)?.username ?? null;

interface Written {
  readonly updatedById?: number;
  readonly createdById: number;
}

/** Who made these records, and who wrote them last. */
export const writersOf = (records: readonly Written[]): number[] =>
  records.flatMap(({ createdById, updatedById = createdById }) => [createdById, updatedById]);

/** Who wrote a record last, by name. */
export const writerOf = (related: Related, { updatedById, createdById }: Written): string | null =>
  usernameOf(related, updatedById ?? createdById);

/** Every field that the client reads of a record, but for those that are left out on purpose: none is forgotten. */
export type Told<Record, LeftOut extends keyof Record = never> = { [Field in keyof Required<Omit<Record, LeftOut>>]: Exclude<Record[Field], undefined> };
