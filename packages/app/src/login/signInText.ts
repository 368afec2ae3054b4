import { ApiError, errorText } from '@staalkaart/api-client';
import { signInTexts } from '../nl/signIn.ts';
import { readableError } from '../shell/errors/errorPolicy.ts';

/** What a failed sign-in says (specification §8): that nobody is signed in, as a 401 says elsewhere, tells nothing here. Undefined for one that was called off. */
export const signInText = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError)) return readableError(error);
  if (error.kind === 'cancelled') return undefined;
  if (error.kind === 'network' || error.kind === 'timeout') return signInTexts.noServer;
  return error.status === 401 ? errorText(error) || signInTexts.refused : readableError(error);
};
