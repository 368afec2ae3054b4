import type { Id } from '@staalkaart/api-client/wire';
import { shows } from './lengths.ts';
import { refusal } from './refusal.ts';

/** A JSON body: nothing in it is trusted yet. */
export type Body = Record<string, unknown>;

/** Reads the JSON object of a request. */
export const readBody = async (request: Request): Promise<Body> => {
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Body;
  throw refusal(400, { title: 'De aanvraag kon niet gelezen worden.', detail: 'Er werd een JSON-object verwacht.' });
};

/** Text without the spaces around it; anything else is ''. */
export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : typeof value === 'number' ? `${value}` : '');

/** Text, or null when there is none to see. */
export const optionalText = (value: unknown): string | null => (shows(text(value)) ? text(value) : null);

/** An id, which arrives as a number or as text. */
export const toId = (value: unknown): number => {
  const digits = text(value);
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};

/** A list of ids without repeats; what is absent stays undefined. */
export const toIds = (value: unknown): number[] | undefined =>
  Array.isArray(value) ? [...new Set(value.map(entry => toId(idOf(entry))))] : undefined;

const idOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null ? (entry as { id?: Id }).id : entry;

/** A boolean when there is one, else what was. */
export const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);
