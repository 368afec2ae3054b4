/** What the body of a failed call says, taken apart. */
export interface ErrorParts {
  title?: string;
  detail?: string;
  errors: string[];
}

/** Starts like HTML or XML: a proxy's or a framework's page, never a sentence for the reader. */
export const isMarkup = (text: string): boolean => /^\s*<[!?a-z]/i.test(text);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/**
 * Reads an error body into text, object, list or ''. A blob call's error is a Blob: its text is read,
 * and parsed if it is JSON. Markup, null and undefined hold no usable text and give ''.
 */
export const readErrorBody = async (body: unknown): Promise<unknown> => {
  const value = body instanceof Blob ? parsed(await body.text()) : body;
  if (typeof value === 'string') return isMarkup(value) ? '' : value.trim();
  if (typeof value === 'object' && value !== null) return value;
  return value === undefined || value === null ? '' : String(value);
};

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.trim() : undefined;

/** Every text in a list, or in an object of lists, in order. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  const text = textOf(value);
  return text === undefined ? [] : [text];
};

/** Title, detail and errors of an error body; a bare list counts as errors. */
export const errorParts = (body: unknown): ErrorParts => {
  if (Array.isArray(body)) return { errors: textsIn(body) };
  if (typeof body !== 'object' || body === null) return { errors: [] };
  const { title, detail, errors } = body as Record<string, unknown>;
  return { title: textOf(title), detail: textOf(detail), errors: textsIn(errors) };
};
