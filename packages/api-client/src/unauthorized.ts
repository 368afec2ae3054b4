import type { ApiError } from './ApiError.ts';
import { tokenEpoch } from './token.ts';

let listener: (() => void) | undefined;
let reportedEpoch: number | undefined;

/** Sets who hears of a refused token. */
export const onUnauthorized = (listen: (() => void) | undefined): void => {
  listener = listen;
  reportedEpoch = undefined;
};

/**
 * Tells the listener of a 401, once for each sign-in however many calls fail together.
 * Not for the sign-in calls, whose 401 means a wrong password, nor for an answer to an earlier session's call.
 * @param sentEpoch the token epoch in which the call was sent
 */
export const reportUnauthorized = (error: ApiError, sentEpoch: number): void => {
  const isOurs = error.status === 401 && !/^auth\//i.test(error.url) && sentEpoch === tokenEpoch();
  if (!isOurs || reportedEpoch === sentEpoch) return;
  reportedEpoch = sentEpoch;
  listener?.();
};
