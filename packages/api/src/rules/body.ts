import { shows } from './text.ts';

/** A JSON body: nothing in it is trusted yet. */
export type Body = Readonly<Record<string, unknown>>;

/** Whether what was sent is an object. */
export const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text without the spaces around it, and without halves of characters, which are no text in UTF-8; anything else is ''. */
export const text = (value: unknown): string => (typeof value === 'string' ? value.trim().toWellFormed() : typeof value === 'number' ? `${value}` : '');

/** A password exactly as it was typed; anything else is ''. */
export const passwordText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Text, or null when there is none to see. */
export const optionalText = (value: unknown): string | null => (shows(text(value)) ? text(value) : null);

/** An id, which arrives as a number or as text; NaN when it is none, or longer than a number can tell. */
export const toId = (value: unknown): number => {
  const digits = text(value);
  return /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
};

/** A list of ids without repeats, bare or as records; what is absent stays undefined. */
export const toIds = (value: unknown): number[] | undefined =>
  Array.isArray(value) ? [...new Set(value.map(entry => toId(isBody(entry) ? entry.id : entry)))] : undefined;

/** A boolean when there is one, else what was. */
export const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);
