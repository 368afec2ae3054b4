import { type AxiosRequestConfig, create, isAxiosError, isCancel } from 'axios';
import type { Answer } from './answers.ts';
import { ApiError, type ApiErrorKind, readErrorBody } from './ApiError.ts';
import { createWriter } from './cache/writer.ts';
import { createCarryOut } from './carryOut.ts';
import { API_BASE } from './endpoints.ts';
import { inverseOfCreate, inverseOfUpdate } from './intentions.ts';

const axios = create({
  baseURL: API_BASE,
  allowAbsoluteUrls: false,
  // The bearer token is the only credential; skips the cookie look-up before each call.
  withXSRFToken: false,
  transitional: { clarifyTimeoutError: true },
});

/** ECONNABORTED is the browser leaving the page; a timeout is ETIMEDOUT (transitional.clarifyTimeoutError). */
const KINDS: Record<string, ApiErrorKind> = { ECONNABORTED: 'cancelled', ETIMEDOUT: 'timeout' };

/**
 * Turns anything that a call may throw into one ApiError. Never rejects.
 * @param isOffline the browser had no line as the call began
 * @returns the same object where it is an ApiError already
 */
export async function apiErrorFrom(thrown: unknown, isOffline = false): Promise<ApiError> {
  if (thrown instanceof ApiError) return thrown;
  const isCalledOff = isCancel(thrown);
  if (!isAxiosError(thrown)) return new ApiError({ kind: isCalledOff ? 'cancelled' : 'network', cause: thrown });
  const { response, config, code = '' } = thrown;
  const kind = isCalledOff ? 'cancelled' : KINDS[code] ?? (response ? 'response' : 'network');
  return new ApiError({
    kind,
    isUnsent: isOffline && kind === 'network',
    status: response?.status,
    statusText: response?.statusText,
    // A body that breaks off while it is read says nothing.
    body: await readErrorBody(response?.data).catch(() => ''),
    method: config?.method?.toUpperCase(),
    url: config?.url,
    // Not the axios error itself: its config holds the token and what was sent, and errors get logged.
    cause: thrown.cause,
  });
}

/**
 * Sends one call. A module of its own, because the first reads of a page do without it (`early.ts`).
 * @throws ApiError on every failure
 */
const request = async (config: AxiosRequestConfig): Promise<Answer> => {
  // Where nothing is known of the line, as in Node, there may be one.
  const isOffline = navigator.onLine === false;
  try {
    return await axios.request<unknown>(config);
  } catch (thrown) {
    throw await apiErrorFrom(thrown, isOffline);
  }
};

/** What sends calls, and beside it what writes: nothing is written without a call. */
export const client = { request, createWriter, createCarryOut, inverseOfCreate, inverseOfUpdate };
