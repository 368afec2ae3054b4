import type { Id } from './common.ts';

/** The body of an answer, or a part of it, of which nothing is known but that it is an object. */
export type Fields = Record<string, unknown>;

/** Makes of a field what it should be, in the light of the whole object. Never throws; undefined is a field that is not told. */
export type Read<Value> = (value: unknown, fields: Fields, id: Id) => Value;

/** Reads an object of which the id is known to be usable. Never throws: what is missing becomes empty. */
export type Parser<Parsed> = (fields: Fields, id: Id) => Parsed;

/** The fields of a record, each with how it is read: the one place where they are named. */
type Shape = Record<string, Read<unknown>>;

type ValueOf<Field> = Field extends Read<infer Value> ? Value : never;
type Flat<Whole> = Whole extends infer Parts ? { [Name in keyof Parts]: Parts[Name] } : never;
type Told<S extends Shape> = Flat<
  & { [Name in keyof S as undefined extends ValueOf<S[Name]> ? never : Name]: ValueOf<S[Name]> }
  & { [Name in keyof S as undefined extends ValueOf<S[Name]> ? Name : never]?: ValueOf<S[Name]> }
>;

/** The parser of an object without id. A field that may stay undefined is an optional one, and is absent then. */
export const fieldsIn = <S extends Shape>(shape: S): ((fields: Fields, id?: Id) => Told<S>) => {
  const readers = Object.entries(shape);
  return (fields, id = '') => {
    const parsed: Fields = {};
    for (const [name, read] of readers) {
      const value = read(fields[name], fields, id);
      if (value !== undefined) parsed[name] = value;
    }
    return parsed as Told<S>;
  };
};

/** The parser of a record. */
export const record = <S extends Shape>(shape: S): Parser<Flat<{ id: Id } & Told<S>>> =>
  fieldsIn({ id: (_value, _fields, id) => id, ...shape }) as unknown as Parser<Flat<{ id: Id } & Told<S>>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A usable id, or undefined. */
export const idOf = (value: unknown): Id | undefined =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isFinite(value)) ? value : undefined;

/** Text, a number as its digits; undefined where there is neither. */
export const toldText = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
};

export const text = (value: unknown): string => toldText(value) ?? '';

/** Yes or no, also where it came as text or as 0 or 1; undefined where it is not told. */
export const flag = (value: unknown): boolean | undefined => {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === 'true' || value === 'True') return true;
  return value === 0 || value === 'false' || value === 'False' ? false : undefined;
};

/** A number, also where it came as text. */
export const toldNumber = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** How many values of a kind are known at most. */
const MOST_KNOWN = 1000;
/** Longer lists of ids are nobody else's as a rule. */
const MOST_SHARED_IDS = 3;

/** Finds the value that says the same as one that was read before: ten thousand records that have it in common hold it once. */
const createShared = <Value>() => {
  const known = new Map<string, Value>();
  return (key: string, value: Value): Value => {
    const same = known.get(key);
    if (same !== undefined) return same;
    if (known.size === MOST_KNOWN) known.clear();
    known.set(key, value);
    return value;
  };
};
const shareText = createShared<string>();
const shareIds = createShared<Id[]>();
const shareRecord = createShared<unknown>();

/** Text that many records have in common, such as the name of a person or a customer. */
export const sharedText = (value: unknown): string | undefined => {
  const told = toldText(value);
  return told === undefined ? undefined : shareText(told, told);
};

/** A list of ids, bare or as records; undefined where there is no list. */
export const toldIds = (value: unknown): Id[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const ids = value.map(entry => idOf(isFields(entry) ? entry.id : entry)).filter(id => id !== undefined);
  return ids.length > MOST_SHARED_IDS ? ids : shareIds(JSON.stringify(ids), ids);
};

/** What stands in for a field that is not told. */
export const or = <Value, Otherwise>(read: Read<Value>, otherwise: Otherwise): Read<NonNullable<Value> | Otherwise> =>
  (value, fields, id) => read(value, fields, id) ?? otherwise;

/** The same for a field that need not be there where a record is made by hand. */
export const orNull = <Value>(read: Read<Value>): Read<NonNullable<Value> | null | undefined> => or(read, null);
export const optionalText = orNull(toldText);
export const optionalShared = orNull(sharedText);
export const optionalNumber = orNull(toldNumber);
export const optionalId = orNull(idOf);

/** A field that some servers send under another name. */
export const alias = <Value>(read: Read<Value | undefined>, other: string): Read<Value | undefined> =>
  (value, fields, id) => read(value, fields, id) ?? read(fields[other], fields, id);

/** One record, or undefined where the value is no object with a usable id. */
export const one = <Parsed>(parse: Parser<Parsed>, value: unknown): Parsed | undefined => {
  if (!isFields(value)) return undefined;
  const id = idOf(value.id);
  return id === undefined ? undefined : parse(value, id);
};

/** A record that many records have in common; undefined where there is none. */
export const shared = <Parsed extends object>(parse: Parser<Parsed>) => (value: unknown): Parsed | undefined => {
  const parsed = one(parse, value);
  return parsed && shareRecord(JSON.stringify(parsed), parsed) as Parsed;
};

/** A list of records without its unusable entries; a missing list is empty. */
export const many = <Parsed>(parse: Parser<Parsed>, value: unknown): Parsed[] =>
  Array.isArray(value) ? value.map(entry => one(parse, entry)).filter(parsed => parsed !== undefined) : [];

/** A field with a list of records. */
export const list = <Parsed>(parse: Parser<Parsed>): Read<Parsed[]> => value => many(parse, value);

/** The texts in a list; a bare text is a list of one. */
export const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(text).filter(Boolean);
