import type { Id, ListItem, Named } from './common.ts';

/** The body of an answer, or a part of it, of which nothing is known but that it is an object. */
export type Fields = Record<string, unknown>;

/** Reads an object of which the id is known to be usable. Never throws: what is missing becomes empty. */
export type Parser<Read> = (fields: Fields, id: Id) => Read;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A usable id, or undefined. */
export const idOf = (value: unknown): Id | undefined =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isFinite(value)) ? value : undefined;

/** Text, a number as its digits; undefined where there is neither. */
const textIn = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
};

export const text = (value: unknown): string => textIn(value) ?? '';
export const optionalText = (value: unknown): string | null => textIn(value) ?? null;

/** A number, also where it came as text; null where there is none. */
export const optionalNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

/** Yes or no, also where it came as text or as 0 or 1; undefined where it is not told. */
export const flag = (value: unknown): boolean | undefined => {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === 'true' || value === 'True') return true;
  return value === 0 || value === 'false' || value === 'False' ? false : undefined;
};

/** One record, or undefined where the value is no object with a usable id. */
export const one = <Read>(parse: Parser<Read>, value: unknown): Read | undefined => {
  if (!isFields(value)) return undefined;
  const id = idOf(value.id);
  return id === undefined ? undefined : parse(value, id);
};

/** A list of records without its unusable entries; a missing list is empty. */
export const many = <Read>(parse: Parser<Read>, value: unknown): Read[] => {
  const read: Read[] = [];
  if (!Array.isArray(value)) return read;
  for (const entry of value) {
    const record = one(parse, entry);
    if (record !== undefined) read.push(record);
  }
  return read;
};

/** A list of ids, bare or as records; undefined where there is no list. */
export const optionalIds = (value: unknown): Id[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const ids: Id[] = [];
  for (const entry of value) {
    const id = idOf(isFields(entry) ? entry.id : entry);
    if (id !== undefined) ids.push(id);
  }
  return ids;
};

/** The texts in a list; a bare text is a list of one. */
export const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(text).filter(Boolean);

export const parseNamed: Parser<Named> = (fields, id) => ({ id, name: text(fields.name) });

export const parseListItem: Parser<ListItem> = (fields, id) => ({
  id,
  name: text(fields.name),
  path: optionalText(fields.path),
  isVisible: flag(fields.isVisible),
  createdById: idOf(fields.createdById) ?? null,
  createdByName: optionalText(fields.createdByName),
  imageRequired: flag(fields.imageRequired),
});
