import { type AxiosProgressEvent, type AxiosRequestConfig, create as createAxios } from 'axios';
import { type Answer, blobOf, rejectMarkup } from './answers.ts';
import { type ApiError, apiErrorFrom } from './ApiError.ts';
import { API_BASE } from './endpoints.ts';
import { getToken, tokenEpoch } from './token.ts';
import type { Upload } from './types/common.ts';

/** How long a JSON call may take, in ms. Uploads and downloads take what they take. */
const JSON_TIMEOUT = 30_000;

const client = createAxios({
  baseURL: API_BASE,
  timeout: JSON_TIMEOUT,
  allowAbsoluteUrls: false,
  // The bearer token is the only credential; skips the cookie look-up before each call.
  withXSRFToken: false,
  transitional: { clarifyTimeoutError: true },
});

/** One call: what axios takes, with plain headers. */
type Call = Omit<AxiosRequestConfig, 'headers'> & { headers?: Record<string, string> };

/** What the application may set of the transport. */
interface TransportOptions {
  /**
   * XHR is the default in a browser. Under a mock service worker only fetch shows upload progress;
   * over plain HTTP/1.1 Chromium refuses the streaming upload that fetch then needs.
   */
  adapter?: 'xhr' | 'fetch';
  baseURL?: string;
  /** How long a JSON call may take, in ms; {@link JSON_TIMEOUT} at first. */
  timeout?: number;
  /** Called once for each sign-in when a call other than Auth/* answers 401. */
  onUnauthorized?: () => void;
}

let onUnauthorized: (() => void) | undefined;
/** The session of which the refused token was told. */
let reportedEpoch: number | undefined;

/** Sets the given options and leaves the others; call it before the first request. */
export const configureTransport = ({ onUnauthorized: notify, ...options }: TransportOptions): void => {
  Object.assign(client.defaults, options);
  if (!notify) return;
  onUnauthorized = notify;
  reportedEpoch = undefined;
};

/**
 * Tells of a 401, once for each session however many calls fail together. Not of the sign-in calls,
 * whose 401 means a wrong password, nor of an answer to an earlier session's call.
 */
const reportUnauthorized = (error: ApiError, sentEpoch: number): void => {
  const isOurs = error.status === 401 && !/^auth\//i.test(error.url) && sentEpoch === tokenEpoch();
  if (!isOurs || reportedEpoch === sentEpoch) return;
  reportedEpoch = sentEpoch;
  onUnauthorized?.();
};

let isAhead = false;

/**
 * Starts a call that nobody has asked for yet. Its 401 ends no session: whoever then asks is answered anew, so that
 * the page they asked for is the one to come back to.
 */
export const ahead = <Result>(start: () => Promise<Result>): Promise<Result> => {
  isAhead = true;
  try {
    return start();
  } finally {
    isAhead = false;
  }
};

/**
 * Sends one call with the bearer token (specification §7).
 * @param config the address relative to the API base, and what axios takes
 * @throws ApiError on every failure, an HTML page with status 200 included
 */
export async function send(config: Call): Promise<Answer> {
  const sentEpoch = tokenEpoch();
  const isReported = !isAhead;
  const token = getToken();
  const headers = { ...config.headers, ...(token && { Authorization: `Bearer ${token}` }) };
  try {
    return rejectMarkup(await client.request<unknown>({ ...config, headers }));
  } catch (thrown) {
    const error = await apiErrorFrom(thrown);
    if (isReported) reportUnauthorized(error, sentEpoch);
    throw error;
  }
}

/**
 * Posts a file as multipart form data, without a time limit.
 * @param field the form's field name, exactly as the server reads it (specification §7)
 * @throws ApiError, of kind 'cancelled' when the upload's signal is aborted
 */
export const postFile = (url: string, field: 'image' | 'video' | 'file', { file, onProgress, signal }: Upload): Promise<Answer> => {
  const data = new FormData();
  data.append(field, file, file.name);
  const onUploadProgress = ({ progress }: AxiosProgressEvent) => {
    if (progress !== undefined) onProgress?.(progress);
  };
  return send({
    method: 'post',
    url,
    data,
    // The boundary is added on the way out.
    headers: { 'Content-Type': 'multipart/form-data' },
    timeout: 0,
    ...(signal && { signal }),
    ...(onProgress && { onUploadProgress }),
  });
};

/**
 * Fetches a binary file, without a time limit.
 * @throws ApiError with the text of the body, which a failed blob call hides in a Blob
 */
export const fetchBlob = async (method: 'get' | 'post', url: string): Promise<Blob> =>
  blobOf(await send({ method, url, responseType: 'blob', timeout: 0 }));
