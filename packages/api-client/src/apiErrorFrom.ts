import { type AxiosError, isAxiosError, isCancel } from 'axios';
import { ApiError, type ApiErrorKind } from './ApiError.ts';
import { readErrorBody } from './errorBody.ts';

const kindOf = (error: AxiosError): ApiErrorKind => {
  // ECONNABORTED is the browser leaving the page; a timeout is ETIMEDOUT (transitional.clarifyTimeoutError).
  if (isCancel(error) || error.code === 'ECONNABORTED') return 'cancelled';
  if (error.code === 'ETIMEDOUT') return 'timeout';
  return error.response ? 'response' : 'network';
};

/**
 * Turns anything that a call may throw into one ApiError. Never rejects.
 * @returns the same object where it is an ApiError already
 */
export async function apiErrorFrom(thrown: unknown): Promise<ApiError> {
  if (thrown instanceof ApiError) return thrown;
  if (!isAxiosError(thrown)) {
    return new ApiError({ kind: isCancel(thrown) ? 'cancelled' : 'network', cause: thrown });
  }
  const { response, config } = thrown;
  return new ApiError({
    kind: kindOf(thrown),
    status: response?.status,
    statusText: response?.statusText ?? '',
    // A body that breaks off while it is read says nothing.
    body: await readErrorBody(response?.data).catch(() => ''),
    method: config?.method?.toUpperCase() ?? '',
    url: config?.url ?? '',
    // Not the axios error itself: its config holds the token and what was sent, and errors get logged.
    cause: thrown.cause,
  });
}
