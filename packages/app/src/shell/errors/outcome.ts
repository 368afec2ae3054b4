import { ApiError, IntentionRefused, type ResourceName } from '@staalkaart/api-client';
import { intentionTexts } from '../../nl/intentions.ts';
import { Explained, isCalledOff } from './errorPolicy.ts';

/** Too slow, somebody else was at it, it was in use, or too much was asked: that may pass. */
const MAY_PASS = [408, 409, 412, 429];

/** Tried again it fails again: it is gone, was changed since, or may not be done. Not where nobody answers for the moment, or something broke. */
export const isLasting = (error: unknown): boolean => {
  if (!(error instanceof ApiError)) return error instanceof Explained || error instanceof IntentionRefused;
  const { status = 0 } = error;
  return status >= 400 && status < 500 && !MAY_PASS.includes(status);
};

/** Something was sent to be written, and no answer tells whether it was: where only reading failed, nothing was sent; a server that says by itself that it cannot now is believed. */
export const isUntold = (error: unknown): boolean =>
  error instanceof ApiError && error.isUnanswered && !error.isUnsent && !['', 'GET'].includes(error.method) && !(error.status === 503 && error.title);

/**
 * What failed, with what became of it where that does not say so: perhaps it was done where no answer came, it was not where the end of the session
 * broke it off.
 * @param isLeft nobody sees any more what it was
 */
export const withOutcome = (error: unknown, undone: string, maybe: string, isLeft = false): unknown => {
  if (error instanceof Explained) return error;
  if (isUntold(error)) return new Explained(maybe, { cause: error });
  return isCalledOff(error) || isLeft ? new Explained(undone, { cause: error }) : error;
};

/** The same of a change to a record. */
export const changeOutcome = (error: unknown, kind: ResourceName, name: string, isLeft = false): unknown =>
  withOutcome(error, intentionTexts.notChanged(kind, name), intentionTexts.maybeChanged(kind, name), isLeft);
