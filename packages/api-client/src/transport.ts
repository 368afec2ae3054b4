import type { AxiosProgressEvent, AxiosRequestConfig } from 'axios';
import { type Answer, blobOf, rejectMarkup } from './answers.ts';
import { ApiError } from './ApiError.ts';
import { batchesOf, nextTask } from './batches.ts';
import { takeEarly } from './early.ts';
import { JSON_TIMEOUT } from './endpoints.ts';
import { assertSession, getToken, tokenEpoch } from './token.ts';
import type { Upload } from './types/common.ts';
import { unreadable } from './unreadable.ts';

/** One call: what axios takes, with plain headers. */
type Call = Omit<AxiosRequestConfig, 'headers'> & { headers?: Record<string, string> };

type Client = typeof import('./client.ts').client;

/** What the application may set of the transport. */
interface TransportOptions {
  /**
   * XHR is the default in a browser. Under a mock service worker only fetch shows upload progress;
   * over plain HTTP/1.1 Chromium refuses the streaming upload that fetch then needs.
   */
  adapter?: 'xhr' | 'fetch';
  baseURL?: string;
  /** How long a JSON call may take, in ms; {@link JSON_TIMEOUT} at first. Uploads and downloads take what they take. */
  timeout?: number;
  /** Fetches what `importClient` imports, also after it failed to come. */
  loadClient?: () => Promise<Client>;
  /** Called once for each sign-in when a call that carried its token is answered 401. */
  onUnauthorized?: () => void;
}

let settings: Omit<TransportOptions, 'onUnauthorized' | 'loadClient'> = { timeout: JSON_TIMEOUT };
let onUnauthorized: (() => void) | undefined;
/** The session of which the refused token was told. */
let reportedEpoch: number | undefined;

/** Sets the given options and leaves the others; call it before the first request. */
export const configureTransport = ({ onUnauthorized: notify, loadClient: load, ...options }: TransportOptions): void => {
  if (load) fetchClient = load;
  settings = { ...settings, ...options };
  if (!notify) return;
  onUnauthorized = notify;
  reportedEpoch = undefined;
};

/** Tells of a 401, once for each session however many calls fail together. */
const reportUnauthorized = (error: ApiError, sentEpoch: number): void => {
  if (error.status !== 401 || reportedEpoch === sentEpoch) return;
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

/** Imports the code that sends calls. Where that failed, some browsers ask for it never again: `loadClient` of the options does. */
export const importClient = () => import('./client.ts');

let fetchClient: () => Promise<Client> = async () => (await importClient()).client;

/** The code that sends calls, which nothing else needs. */
export const loadClient = (): Promise<Client> => fetchClient().catch((cause: unknown) => { throw new ApiError({ kind: 'network', isUnsent: true, cause }); });

/** Fetches the code that sends calls, before the first one needs it. A failure shows in the call that comes next. */
export const preloadClient = (): void => void loadClient().catch(() => undefined);

/**
 * Sends one call with the bearer token (specification §7), or takes its answer where it was asked early.
 * @param config the address relative to the API base, and what axios takes
 * @param isInBatches the body is a list that may be long: its batches come as a stream
 * @throws ApiError on every failure, an HTML page with status 200 included; of kind `cancelled` where it is another session by the answer
 */
export async function send(config: Call, isInBatches = false): Promise<Answer> {
  const isReported = !isAhead;
  const sentEpoch = tokenEpoch();
  const token = getToken();
  const early = await takeEarly(config, token)?.catch((cause: unknown) => {
    throw new ApiError({ kind: 'timeout', method: 'GET', url: config.url, cause });
  });
  if (early) {
    assertSession(sentEpoch);
    return early;
  }
  // Asked at a press, and by nobody yet: the press is answered first.
  if (!isReported) await nextTask();
  const { request } = await loadClient();
  const headers = { ...config.headers, ...(token && { Authorization: `Bearer ${token}` }) };
  // By fetch alone a call passes by what the browser keeps; what sends a file by it may not come through.
  const anew = config.method === 'get' && unreadable.delete(config.url) && { adapter: 'fetch' as const, fetchOptions: { cache: 'reload' as const } };
  try {
    const answer = await request({ ...settings, ...config, headers, ...anew, ...(isInBatches && { adapter: 'fetch', responseType: 'stream' }) })
      // Whoever signed in meanwhile neither gets the answer nor hears why there is none.
      .finally(() => assertSession(sentEpoch));
    return answer.data instanceof ReadableStream ? { ...answer, data: batchesOf(answer.data) } : rejectMarkup(answer);
  } catch (error) {
    if (anew) unreadable.add(config.url);
    // Without a token it was the sign-in, or came after somebody signed out: that ends no session.
    if (isReported && token && error instanceof ApiError) reportUnauthorized(error, sentEpoch);
    throw error;
  }
}

/**
 * Posts a file as multipart form data, without a time limit.
 * @param field the form's field name, exactly as the server reads it (specification §7)
 * @throws ApiError, of kind 'cancelled' when the upload's signal is aborted
 */
export const postFile = (url: string, field: 'image' | 'video' | 'file', { file, onProgress, signal }: Upload, headers: Record<string, string> = {}): Promise<Answer> => {
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
    headers: { ...headers, 'Content-Type': 'multipart/form-data' },
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
