import type { Fact } from '../db/facts.ts';
import type { Table } from '../db/table.ts';
import { folded } from './search.ts';
import { refusal } from './refusal.ts';

type Texts<T> = { [K in keyof T]: T[K] extends string | null ? K : never }[keyof T];

/** Refuses with 409 when another record has the same text in a field, whatever its case and accents. */
export const refuseTaken = <T extends Fact>(table: Table<T>, field: Texts<T>, value: string | null, own: Fact | undefined, sentence: string) => {
  if (!value) return;
  const wanted = folded(value);
  const taken = table.all().some(record => {
    const text = record[field] as string | null;
    return text !== null && record.id !== own?.id && text.length === value.length && folded(text) === wanted;
  });
  if (taken) throw refusal(409, { title: sentence, detail: 'Kies iets anders.' });
};

/** A message when a list holds an id that the table does not know. */
export const unknownIds = (table: Table<Fact>, ids: readonly number[], sentence: string): string | undefined =>
  ids.some(id => !table.get(id)) ? sentence : undefined;

/** `1 product`, `3 producten`. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
