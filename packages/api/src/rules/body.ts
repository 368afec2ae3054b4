import { refuseInvalid } from './checks.ts';
import { oneLine, shows } from './text.ts';

/** A JSON body: nothing in it is trusted yet. What is read of it is of the kind that it has to be, or refused with 400. */
export type Body = Readonly<Record<string, unknown>>;

/** Whether what was sent is an object. */
export const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of a body, where it says something; undefined where it is not named. */
const valueIn = (body: Body, field: string): unknown => (Object.hasOwn(body, field) ? body[field] : undefined);

/** Refuses a field that is of another kind. */
const refuseKind = (isOther: boolean, field: string, sentence: string): void =>
  refuseInvalid({ [field[0]!.toUpperCase() + field.slice(1)]: [isOther && sentence] });

/** The text of a field as it was typed, as a password is; '' where there is none. */
export const typedIn = (body: Body, field: string): string => {
  const value = valueIn(body, field) ?? '';
  refuseKind(typeof value !== 'string', field, 'Dit moet tekst zijn.');
  return value as string;
};

/** The text of a field of one line; what was where it is not named. */
export const textIn = (body: Body, field: string, before: string | null = '', cleaned = oneLine): string =>
  (valueIn(body, field) === undefined ? before ?? '' : cleaned(typedIn(body, field)));

/** The same, or null when there is none to see. */
export const optionalTextIn = (body: Body, field: string, before: string | null = null, cleaned = oneLine): string | null => {
  const text = textIn(body, field, before, cleaned);
  return shows(text) ? text : null;
};

/** The description, of which each sign may mean something; null when there is none to see. */
export const descriptionIn = (body: Body, before?: string | null): string | null => optionalTextIn(body, 'description', before, text => text.trim().toWellFormed());

/** More digits than these a number cannot tell. */
const DIGITS = 15;
const WHOLE = new RegExp(`^\\d{1,${DIGITS}}$`);

/** An id, which arrives as a number or as text; NaN when it is none, or longer than a number can tell. */
export const toId = (value: unknown): number =>
  (['string', 'number'].includes(typeof value) && WHOLE.test(`${value as string | number}`.trim()) ? Number(value) : Number.NaN);

/** The id in a field; NaN when there is none, or it is none. */
export const idIn = (body: Body, field: string, before = Number.NaN): number => {
  const value = valueIn(body, field);
  return value === undefined ? before : toId(value);
};

/** A list of ids without repeats, bare or as records; what was where it is not named. */
export const idsIn = (body: Body, field: string, before: readonly number[] = []): readonly number[] => {
  const value = valueIn(body, field) ?? before;
  refuseKind(!Array.isArray(value), field, 'Dit moet een lijst zijn.');
  return [...new Set((value as unknown[]).map(entry => toId(isBody(entry) ? entry.id : entry)))];
};

/** The last place that an order has. */
export const LAST_ORDER = 10 ** DIGITS - 1;

/** A place in an order; what was where it is not named. */
export const orderIn = (body: Body, before: number): number => {
  const value = valueIn(body, 'order') ?? undefined;
  const order = value === undefined ? before : toId(value);
  refuseKind(Number.isNaN(order), 'order', 'Dit moet een geheel getal zijn, 0 of meer.');
  return order;
};

/** A boolean; what was where it is not named. */
export const flagIn = (body: Body, field: string, before: boolean): boolean => {
  const value = valueIn(body, field) ?? before;
  refuseKind(typeof value !== 'boolean', field, 'Dit moet true of false zijn.');
  return value as boolean;
};

/** Thousands as people write them, with or without a fraction, and a number with a point or a comma. */
const [THOUSANDS, DECIMAL] = [/^\d{1,3}(?:[.\s]\d{3})+(?:,\d+)?$/, /^\d+(?:[.,]\d+)?$/];

const readAmount = (typed: string): number => {
  if (THOUSANDS.test(typed)) return Number(typed.replaceAll(/[.\s]/g, '').replace(',', '.'));
  return DECIMAL.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
};

/** An amount, of a call or of a cell; null where nothing is said, NaN when it is none, or more than a number can tell. */
export const toAmount = (value: unknown): number | null => {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) return null;
  const amount = typeof value === 'string' ? readAmount(value.trim()) : value;
  return typeof amount === 'number' && amount >= 0 && amount < 10 ** DIGITS ? amount : Number.NaN;
};

/** A record of an older version, which took numbers that no call takes now: the nearest place in an order, and no amount. A number without an end is null in an archive. */
export const withSoundNumbers = <T extends object>(record: T): T => {
  const { order, ammount } = record as { order?: number | null; ammount?: unknown };
  const amount = toAmount(ammount);
  return {
    ...record,
    ...(order !== undefined && { order: Math.min(Math.max(Math.round(order ?? LAST_ORDER), 0), LAST_ORDER) }),
    ...(ammount !== undefined && { ammount: Number.isNaN(amount) ? null : amount }),
  };
};
