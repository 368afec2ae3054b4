import { refusal } from '../http/refusal.ts';
import { shows } from './text.ts';

/** A JSON body: nothing in it is trusted yet. */
export type Body = Readonly<Record<string, unknown>>;

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a body says that it may hold files: that alone may be large, and is read by whoever takes a file. */
export const isOfParts = (contentType: string | null | undefined): boolean => /^multipart\//i.test(contentType ?? '');

/** Reads the JSON object of a request, or 400. */
export const readBody = async (request: Request): Promise<Body> => {
  const body: unknown = isOfParts(request.headers.get('Content-Type')) ? undefined : await request.json().catch(() => undefined);
  if (isBody(body)) return body;
  throw refusal(400, { title: 'De aanvraag kon niet gelezen worden.', detail: 'Er werd een JSON-object verwacht.' });
};

/** Text without the spaces around it, and without halves of characters, which are no text in UTF-8; anything else is ''. */
export const text = (value: unknown): string => (typeof value === 'string' ? value.trim().toWellFormed() : typeof value === 'number' ? `${value}` : '');

/** A password exactly as it was typed; anything else is ''. */
export const passwordText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Text, or null when there is none to see. */
export const optionalText = (value: unknown): string | null => (shows(text(value)) ? text(value) : null);

/** An id, which arrives as a number or as text; NaN when it is none. */
export const toId = (value: unknown): number => {
  const digits = text(value);
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};

/** A list of ids without repeats, bare or as records; what is absent stays undefined. */
export const toIds = (value: unknown): number[] | undefined =>
  Array.isArray(value) ? [...new Set(value.map(entry => toId(isBody(entry) ? entry.id : entry)))] : undefined;

/** A boolean when there is one, else what was. */
export const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);
