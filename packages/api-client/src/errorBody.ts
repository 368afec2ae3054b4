import { isFields } from './types/read.ts';

/** What the body of a failed call says, taken apart. */
export interface ErrorParts {
  title?: string;
  detail?: string;
  errors: string[];
  fieldErrors: Record<string, string[]>;
}

/** Starts like HTML or XML: a proxy's or a framework's page, never a sentence for the reader. */
export const isMarkup = (text: string): boolean => /^\s*<[!?a-z]/i.test(text);

/** JSON in a string becomes what it says; other text stays, trimmed; markup is no text. */
const fromText = (text: string): unknown => {
  const trimmed = text.trim();
  if (isMarkup(trimmed)) return '';
  if (!/^[[{"]/.test(trimmed)) return trimmed;
  try {
    const value: unknown = JSON.parse(trimmed);
    return typeof value === 'string' ? fromText(value) : value;
  } catch {
    return trimmed;
  }
};

/** Reads an error body, also of a call for a file, into text, object, list or '' where there is nothing to read. */
export const readErrorBody = async (body: unknown): Promise<unknown> => {
  if (body instanceof Blob) return fromText(await body.text());
  if (body instanceof ArrayBuffer) return fromText(new TextDecoder().decode(body));
  if (typeof body === 'string') return fromText(body);
  return typeof body === 'object' && body !== null ? body : '';
};

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.trim() : undefined;

/** Every text in a list, or in an object of lists, in order. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  const text = textOf(value);
  return text === undefined ? [] : [text];
};

const byField = (errors: unknown): Record<string, string[]> =>
  isFields(errors)
    ? Object.fromEntries(Object.entries(errors).map(([field, told]) => [field, textsIn(told)] as const).filter(([, told]) => told.length > 0))
    : {};

/** Title, detail and errors of an error body; a bare list counts as errors. */
export const errorParts = (body: unknown): ErrorParts => {
  if (Array.isArray(body)) return { errors: textsIn(body), fieldErrors: {} };
  if (!isFields(body)) return { errors: [], fieldErrors: {} };
  const { title, detail, errors } = body;
  return { title: textOf(title), detail: textOf(detail), errors: textsIn(errors), fieldErrors: byField(errors) };
};
