import { ApiError, errorText, IntentionRefused, joined } from '@staalkaart/api-client';
import { errorTexts } from '../../nl/errors.ts';

/** What the application was doing when a call failed, where that is told otherwise (specification §8). */
export type Occasion = 'upload' | 'userWrite' | 'userCreate';

/** A failure with a sentence of its own: its message. What caused it is told before it, in the same message; of several causes the last. */
export class Explained extends Error {}

/** The sentence for a failure: the server's own words, else a Dutch one for the kind or the status (specification §8). */
export const readableError = (error: unknown): string => {
  if (error instanceof Explained) return error.message;
  if (error instanceof IntentionRefused) return errorTexts.refused[error.reason];
  const said = errorText(error);
  if (said) return said;
  if (!(error instanceof ApiError)) return errorTexts.unknown;
  if (error.kind === 'network') return errorTexts.network;
  if (error.kind === 'timeout') return errorTexts.timeout;
  if (error.status !== undefined && error.status < 400) return errorTexts.unexpected;
  return errorTexts.status[error.status ?? 0] ?? (error.statusText || errorTexts.unknown);
};

/** A sentence after what caused it, in one message: they are of one press. */
export const withCause = (why: string, sentence: string): string => `${why.replace(/[^.!?…]$/, '$&.')} ${sentence}`;

/** What was asked for is not there (any more). */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const isCancelled = (error: unknown) => error instanceof ApiError && error.kind === 'cancelled';
/** It was called off, by the person or by the end of the session, or its 401 ends the session with its own message. */
export const isCalledOff = (error: unknown): boolean => isCancelled(error) || (error instanceof ApiError && error.status === 401);

/**
 * Decides what a failed call shows: nothing, one toast or several (specification §8). The only place that does, but for signing in (`login/signInText.ts`).
 * A call that was called off, or whose 401 ends the session with its own message, says nothing.
 */
export const failureTexts = (error: unknown, occasion?: Occasion): string[] => {
  if (isCalledOff(error)) return [];
  // Of what was begun in another session nobody hears any more.
  if (error instanceof Explained) {
    if (isCancelled(error.cause)) return [];
    const told = error.cause === undefined ? [] : failureTexts(error.cause, occasion);
    const why = told.pop();
    return [...told, why ? withCause(why, error.message) : error.message];
  }
  const errors = error instanceof ApiError ? error.errors : [];
  // A failed upload shows the title of the answer alone.
  if (occasion === 'upload' && error instanceof ApiError && error.title) return [error.title];
  if (occasion === 'userCreate' && errors.length > 0) return [joined(errors, ', ')];
  if (occasion === 'userWrite' && errors.length > 0) return errors;
  return [readableError(error)];
};
