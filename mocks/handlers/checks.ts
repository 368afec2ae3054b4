import type { Fact } from '../db/facts.ts';
import type { Table } from '../db/table.ts';

/** Text as a search compares it: lower case, without accents. */
export const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{Diacritic}/gu, '');

/** What a refusal may say, in the three forms that servers use. */
export type RefusalBody = string | { title?: string; detail?: string; errors?: Record<string, string[]> | string[] };

/** A failed answer, to be thrown by whoever refuses. */
export const refusal = (status: number, body: RefusalBody = ''): Response =>
  typeof body === 'string'
    ? new Response(body || null, { status, headers: body ? { 'Content-Type': 'text/plain; charset=utf-8' } : {} })
    : Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });

/** Messages by field; whatever is not a string is no problem. */
export type Problems = Record<string, readonly (string | false | null | undefined)[]>;

/** Refuses with 400 when a field has a problem. */
export const refuseInvalid = (problems: Problems, form: 'byField' | 'list' = 'byField') => {
  const told = Object.entries(problems).map(([field, messages]) => [field, messages.filter(message => typeof message === 'string')] as const);
  const errors = Object.fromEntries(told.filter(([, messages]) => messages.length > 0));
  if (Object.keys(errors).length === 0) return;
  throw refusal(400, { title: 'Niet alle gegevens zijn geldig.', errors: form === 'list' ? Object.values(errors).flat() : errors });
};

type Texts<T> = { [K in keyof T]: T[K] extends string | null ? K : never }[keyof T];

/** Whether another record has the same text in a field, whatever its case and accents. */
export const isTaken = <T extends Fact>(table: Table<T>, field: Texts<T>, value: string, own: Fact | undefined): boolean => {
  const wanted = folded(value);
  return table.all().some(record => {
    const text = record[field] as string | null;
    return text !== null && record.id !== own?.id && text.length === value.length && folded(text) === wanted;
  });
};

/** Refuses with 409 what is taken. */
export const refuseTaken = <T extends Fact>(table: Table<T>, field: Texts<T>, value: string | null, own: Fact | undefined, sentence: string) => {
  if (value && isTaken(table, field, value, own)) throw refusal(409, { title: sentence, detail: 'Kies iets anders.' });
};

/** A message when a list holds an id that the table does not know. */
export const unknownIds = (table: Table<Fact>, ids: readonly number[], sentence: string): string | undefined =>
  ids.some(id => !table.get(id)) ? sentence : undefined;

/** Refuses with 409 to delete what others use; `{}` in the sentence is `1 product`, or `3 producten`. */
export const refuseUsed = (users: readonly Fact[], [one, many]: [one: string, many: string], sentence: string) => {
  const counted = `${users.length} ${users.length === 1 ? one : many}`;
  if (users.length > 0) throw refusal(409, sentence.replace('{}', counted));
};

const LONGEST = 200;
const LARGEST_KILOBYTES = 100;

/** Whether text shows at least one character: more than spaces, controls and letters that draw nothing. */
export const shows = (text: string): boolean => /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** A message when a name, a code or a password is longer than anybody reads. */
export const tooLong = (text: string | null): string | false =>
  (text?.length ?? 0) > LONGEST && `Gebruik hoogstens ${LONGEST} tekens.`;

/** What is wrong with a name or a code that has to be there: `required` is said when nobody would see it. */
export const nameProblems = (name: string, required: string): (string | false)[] => [!shows(name) && required, tooLong(name)];

/** A message when a description, in UTF-8, is larger than a server takes. */
export const tooLarge = (description: string | null): string | false =>
  new TextEncoder().encode(description ?? '').length > LARGEST_KILOBYTES * 1024 && `De omschrijving mag hoogstens ${LARGEST_KILOBYTES} kB groot zijn.`;
