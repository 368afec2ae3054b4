import { errorParts } from './errorBody.ts';

/** How a call failed: answered with a refusal, never answered, too late, or called off. */
export type ApiErrorKind = 'response' | 'network' | 'timeout' | 'cancelled';

/** Statuses of a proxy that did not reach the API behind it. */
const GATEWAY_FAILURES = new Set([502, 503, 504]);

/** What is known of a failed call. */
export interface ApiErrorInit {
  kind: ApiErrorKind;
  /** HTTP status, where there was an answer. */
  status?: number | undefined;
  /** Empty over HTTP/2. */
  statusText?: string;
  /** As `readErrorBody` gives it. */
  body?: unknown;
  /** The body was a page of HTML: something before the API answered in its place. */
  isMarkup?: boolean;
  method?: string;
  /** Relative to the API base. */
  url?: string;
  cause?: unknown;
}

/** The one error that the transport throws (specification §8). Shows nothing by itself. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly statusText: string;
  readonly body: unknown;
  readonly title: string | undefined;
  readonly detail: string | undefined;
  /** The entries of the body's `errors`, an object of lists or a list of strings, in order. */
  readonly errors: string[];
  /** The same by field, where the body told them so; a field always has one or more. */
  readonly fieldErrors: Record<string, string[]>;
  /** Nothing of the API answered, so nothing was refused: no network, too late, or a proxy or a hotel's portal spoke. */
  readonly isUnanswered: boolean;
  readonly method: string;
  readonly url: string;

  constructor({ kind, status, statusText = '', body = '', isMarkup = false, method = '', url = '', cause }: ApiErrorInit) {
    // For logs alone: what the reader sees comes from errorText.
    super(`${method} ${url}: ${status ?? kind}`, { cause });
    this.kind = kind;
    this.status = status;
    this.statusText = statusText;
    this.body = body;
    const { title, detail, errors, fieldErrors } = errorParts(body);
    this.title = title;
    this.detail = detail;
    this.errors = errors;
    this.fieldErrors = fieldErrors;
    this.isUnanswered = kind === 'network' || kind === 'timeout'
      || (status !== undefined && (GATEWAY_FAILURES.has(status) || (isMarkup && status < 400)));
    this.method = method;
    this.url = url;
  }
}

/**
 * The server's own words: a text body, or title, detail and errors joined; '' where it said nothing usable.
 * What stands in for '' is the application's choice (specification §8).
 */
export const errorText = (error: unknown): string => {
  if (!(error instanceof ApiError)) return '';
  if (typeof error.body === 'string') return error.body;
  return [error.title, error.detail, error.errors.join(', ')].filter(Boolean).join(' – ');
};

/** Whether two failures read the same, so that a repeated attempt need not be told twice. */
export const isSameError = (a: ApiError | undefined, b: ApiError | undefined): boolean =>
  a === b || (!!a && !!b && a.message === b.message && a.kind === b.kind && errorText(a) === errorText(b));
