import { isFields } from './types/read.ts';

/** How a call failed: answered with a refusal, never answered, too late, or called off. */
export type ApiErrorKind = 'response' | 'network' | 'timeout' | 'cancelled';

/** Statuses of a proxy that did not reach the API behind it. */
const GATEWAY_FAILURES = new Set([502, 503, 504]);

/** Starts like HTML or XML: a proxy's or a framework's page, never a sentence for the reader. */
export const isMarkup = (text: string): boolean => /^\s*<[!?a-z]/i.test(text);

/** A framework's trace of its own code. */
const isTrace = (text: string): boolean => /\n\s+at \S/.test(text);

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() ? value.trim() : undefined);

/** What one of a list of errors says: beside it stand codes and names of fields. */
const saidBy = (item: unknown): unknown => (isFields(item) ? textOf(item.message) ?? textOf(item.description) : undefined) ?? item;

/** Every text in a list, or in an object of lists, in order. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(item => textsIn(Array.isArray(value) ? saidBy(item) : item)) : [textOf(value) ?? []].flat();

/** What is known of a failed call. */
type ApiErrorInit = Pick<ApiError, 'kind'> & Partial<Pick<ApiError, 'status' | 'statusText' | 'body' | 'method' | 'url' | 'cause'>> & {
  /** The body was a page of HTML: something before the API answered in its place. */
  isMarkup?: boolean;
  isUnsent?: boolean;
};

/** The one error that the transport throws (specification §8). Shows nothing by itself. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, where there was an answer. */
  readonly status: number | undefined;
  /** Empty over HTTP/2. */
  readonly statusText: string;
  /** As `readErrorBody` gives it. */
  readonly body: unknown;
  readonly title: string | undefined;
  readonly detail: string | undefined;
  /** The entries of the body's `errors`, an object of lists or a list of strings, in order; those of a body that is a list. */
  readonly errors: string[];
  /** The same by field, where the body told them so; a field always has one or more. */
  readonly fieldErrors: Record<string, string[]>;
  /** Nothing of the API answered, so nothing was refused: no network, too late, or a proxy or a hotel's portal spoke. */
  readonly isUnanswered: boolean;
  /** It never left: the browser was offline, or what sends calls did not come. */
  readonly isUnsent: boolean;
  readonly method: string;
  /** Relative to the API base. */
  readonly url: string;

  constructor({ kind, status, statusText = '', body = '', isMarkup: isPage = false, isUnsent = false, method = '', url = '', cause }: ApiErrorInit) {
    // For logs alone: what the reader sees comes from errorText.
    super(`${method} ${url}: ${status ?? kind}`, { cause });
    this.kind = kind;
    this.status = status;
    this.statusText = statusText;
    this.body = body;
    const { title, detail, errors }: Record<string, unknown> = isFields(body) ? body : { errors: Array.isArray(body) ? body : [] };
    const byField = Object.entries(isFields(errors) ? errors : {}).map(([field, told]) => [field, textsIn(told)] as const);
    this.title = textOf(title);
    this.detail = textOf(detail);
    this.errors = textsIn(errors);
    this.fieldErrors = Object.fromEntries(byField.filter(([, told]) => told.length > 0));
    this.isUnanswered = kind === 'network' || kind === 'timeout'
      || (status !== undefined && (GATEWAY_FAILURES.has(status) || (isPage && status < 400)));
    this.isUnsent = isUnsent;
    this.method = method;
    this.url = url;
  }
}

/** Refused for what was sent, by somebody who answers: something in it is wrong, or what it names is gone. */
export const isRefusal = (status: number | undefined): boolean => [400, 404, 409, 422].includes(status ?? 0);

/** Whether what was to be sent may have been done all the same: it left, nothing refused it, and a server that failed may have done it first. */
export const mayBeDone = (error: unknown): boolean =>
  !(error instanceof ApiError && (error.isUnsent || (error.status !== undefined && error.status >= 400 && error.status < 500)));

/** Sentences in one: only the last keeps its full stop. */
export const joined = (sentences: readonly (string | undefined)[], by: string): string =>
  sentences.filter(Boolean).map((said, at, all) => (at < all.length - 1 ? said!.replace(/\.$/, '') : said)).join(by);

/**
 * The server's own words: a text body, or title, detail and errors joined, none of which says what the title does; '' where it said nothing usable.
 * What stands in for '' is the application's choice (specification §8).
 */
export const errorText = (error: unknown): string => {
  if (!(error instanceof ApiError)) return '';
  if (typeof error.body === 'string') return error.body;
  return joined([error.title, error.detail, joined(error.errors.filter(said => said !== error.title), ', ')], ' – ');
};

/** Whether two failures read the same, so that a repeated attempt need not be told twice. */
export const isSameError = (a: ApiError | undefined, b: ApiError | undefined): boolean =>
  a === b || (!!a && !!b && a.message === b.message && a.kind === b.kind && errorText(a) === errorText(b));

/** JSON in a string becomes what it says; other text stays, trimmed; markup and traces are no text for a reader. */
const fromText = (text: string): unknown => {
  const trimmed = text.trim();
  if (isMarkup(trimmed) || isTrace(trimmed)) return '';
  if (!/^[[{"]/.test(trimmed)) return trimmed;
  try {
    const value: unknown = JSON.parse(trimmed);
    return typeof value === 'string' ? fromText(value) : value;
  } catch {
    return trimmed;
  }
};

/** Reads an error body, also of a call for a file or in batches, into text, object, list or '' where there is nothing to read. */
export const readErrorBody = async (body: unknown): Promise<unknown> => {
  if (body instanceof Blob || body instanceof ArrayBuffer || body instanceof ReadableStream) return fromText(await new Response(body).text());
  if (typeof body === 'string') return fromText(body);
  return typeof body === 'object' && body !== null ? body : '';
};
