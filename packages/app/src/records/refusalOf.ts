import { ApiError } from '@staalkaart/api-client';
import { readableError } from '../shell/errors/errorPolicy.ts';

/** What a form says of the failure of its save: beside its fields where the server names them, else of the whole. */
export const refusalOf = (error: unknown): { serverError?: string; serverErrors?: Record<string, string[]> } => {
  if (!error) return {};
  return error instanceof ApiError && Object.keys(error.fieldErrors).length > 0 ? { serverErrors: error.fieldErrors } : { serverError: readableError(error) };
};
