import type { Facts, ProductFact, TableName } from '../facts.ts';
import { refusal } from '../http/refusal.ts';
import type { Related, TextField } from '../store.ts';
import { shows } from './text.ts';

/** Messages by field; whatever is not a string is no problem. */
export type Problems = Record<string, readonly (string | false | null | undefined)[]>;

/** Refuses with 400 when a field has a problem. */
export const refuseInvalid = (problems: Problems, form: 'byField' | 'list' = 'byField'): void => {
  const told = Object.entries(problems).map(([field, messages]) => [field, messages.filter(message => typeof message === 'string')] as const);
  const errors = Object.fromEntries(told.filter(([, messages]) => messages.length > 0));
  if (Object.keys(errors).length === 0) return;
  throw refusal(400, { title: 'Niet alle gegevens zijn geldig.', errors: form === 'list' ? Object.values(errors).flat() : errors });
};

/** Refuses with 409 what another record has in a field. */
export const refuseTaken = (isTaken: boolean, field: string, sentence: string): void => {
  if (isTaken) throw refusal(409, { title: sentence, detail: 'Kies iets anders.', errors: { [field]: [sentence] } });
};

/** The records of a list of ids; those that are gone are left out. */
export const recordsOf = <N extends TableName>(related: Related, table: N, ids: readonly number[]): Facts[N][] =>
  ids.map(id => related.get(table, id)).filter(record => record !== undefined);

/** A message when a list holds an id that the table does not know. */
export const unknownIds = (related: Related, table: TableName, ids: readonly number[], sentence: string): string | false =>
  recordsOf(related, table, ids).length < ids.length && sentence;

const LONGEST = 200;
/** A name of media is a product's, with an underscore and eight characters. */
export const LONGEST_MEDIA_NAME = LONGEST + 9;
const LARGEST_KILOBYTES = 100;

/** A message when a name, a code or a password is longer than anybody reads. */
export const tooLong = (text: string | null, most = LONGEST): string | false => (text?.length ?? 0) > most && `Gebruik hoogstens ${most} tekens.`;

/** What is wrong with a name or a code that has to be there: `required` is said when nobody would see it. */
export const nameProblems = (name: string, required: string, most?: number): (string | false)[] => [!shows(name) && required, tooLong(name, most)];

/** A message when a description, in UTF-8, is larger than is taken. */
export const tooLarge = (description: string | null): string | false =>
  new TextEncoder().encode(description ?? '').length > LARGEST_KILOBYTES * 1024 && `De omschrijving mag hoogstens ${LARGEST_KILOBYTES} kB groot zijn.`;

type ProductText = Exclude<TextField<ProductFact>, 'created' | 'updated'>;

/** What is wrong with the texts of a product, of a call or of a row, beside what is wrong with any name. */
export const productProblems = ({ name, erpId, formatOpen, formatClosed, description }: Pick<ProductFact, ProductText>): { [Field in ProductText as Capitalize<Field>]: Problems[string] } => ({
  ErpId: [tooLong(erpId)],
  FormatOpen: [tooLong(formatOpen)],
  FormatClosed: [tooLong(formatClosed)],
  Description: [tooLarge(description)],
  Name: [name.includes('_') && 'Gebruik geen underscores (_) in de naam'],
});
