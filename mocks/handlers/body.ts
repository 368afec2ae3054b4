import type { TileFact } from '../db/facts.ts';
import { refusal, shows } from './checks.ts';

/** A JSON body: nothing in it is trusted yet. */
export type Body = Record<string, unknown>;

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the JSON object of a request. */
export const readBody = async (request: Request): Promise<Body> => {
  const body: unknown = await request.json().catch(() => undefined);
  if (isBody(body)) return body;
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

/** A list of ids without repeats, bare or as records; what is absent stays undefined. */
export const toIds = (value: unknown): number[] | undefined =>
  Array.isArray(value) ? [...new Set(value.map(entry => toId(isBody(entry) ? entry.id : entry)))] : undefined;

/** A boolean when there is one, else what was. */
export const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);

/** The fields of a tile as they are to be stored: what is not sent stays as it was. */
export const tileOf = (me: { readonly id: number }, body: Body, before: Omit<TileFact, 'id' | 'name'> | undefined) => ({
  path: 'path' in body ? optionalText(body.path) : (before?.path ?? null),
  isVisible: flag(body.isVisible, before?.isVisible ?? true),
  imageRequired: flag(body.imageRequired, before?.imageRequired ?? true),
  createdById: before?.createdById ?? me.id,
});
