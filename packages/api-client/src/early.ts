import type { Answer } from './answers.ts';
import { batchesOf } from './batches.ts';
import { detailAddress, listAddress } from './cache/keys.ts';
import { createWaiting } from './cache/waiting.ts';
import { API_BASE, EXTRAS, JSON_TIMEOUT } from './endpoints.ts';
import { PAGE_SIZES, type ParamsOf, type ResourceName } from './resources.ts';
import type { Id } from './types/common.ts';
import { unreadable } from './unreadable.ts';

/** A read that a page begins with. */
export type FirstRead =
  | { [N in ResourceName]: { list: N; params: ParamsOf<N> } | { firstPageOf: N; params: ParamsOf<N> } }[ResourceName]
  | { detail: ResourceName; id: Id }
  | { extra: 'me' | 'productFilters' };

type Hear = (body: unknown) => void;

/** Of a list that its screen asks whole, what is asked of it first. */
export const firstPageOf = <N extends ResourceName>(name: N, params: ParamsOf<N>): ParamsOf<N> => ({ ...params, pageSize: PAGE_SIZES[name] });

const addressOf = (read: FirstRead): string => {
  if ('list' in read) return listAddress(read.list, read.params);
  if ('firstPageOf' in read) return listAddress(read.firstPageOf, firstPageOf(read.firstPageOf, read.params));
  return 'detail' in read ? detailAddress(read.detail, read.id) : EXTRAS[read.extra];
};

/** Whether a list is asked in one page, however long it is: it is then read in batches. */
export const isAskedWhole = ({ pageSize }: { pageSize?: number | undefined }): boolean => pageSize === PAGE_SIZES.BULK;

const waiting = createWaiting<Answer | undefined>();

/** What a body says. @throws SyntaxError where it is a page of HTML, or cut off */
const read = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  return text && JSON.parse(text);
};

const ask = async (url: string, token: string, isInBatches: boolean, hear: Hear): Promise<Answer | undefined> => {
  try {
    const response = await fetch(API_BASE + url, { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(JSON_TIMEOUT) });
    const { ok, body, status, statusText, headers } = response;
    if (!ok) return undefined;
    const data = isInBatches && body ? batchesOf(body, hear) : await read(response);
    if (!(data instanceof ReadableStream)) hear(data);
    return { data, status, statusText, headers: Object.fromEntries(headers), config: { method: 'get', url } };
  } catch (thrown) {
    // Who waited that long is not asked to wait as long again.
    if ((thrown as Partial<Error> | undefined)?.name === 'TimeoutError') throw thrown;
    if (thrown instanceof SyntaxError) unreadable.add(url);
    return undefined;
  }
};

/**
 * Asks for the first reads of a page, before the code that shows them is there: plain fetch, no library.
 * The first call of the same address takes the answer. A failure is none here: that call asks again, and it tells.
 * An answer that stayed away for {@link JSON_TIMEOUT} is one, since that call would wait as long again: it rejects there.
 * @param token the bearer token; an answer is only taken by the session that asked
 * @param hear is told each body as soon as it is in; of a list that is read in batches, the first of those
 * @returns what was answered; undefined where it failed
 */
export const startEarly = (reads: readonly FirstRead[], token: string, hear: Hear): Promise<Answer | undefined>[] => reads.map(one => {
  const url = addressOf(one);
  const answer = ask(url, token, 'list' in one && isAskedWhole(one.params), hear);
  waiting.put(url, answer, token);
  return answer.catch(() => undefined);
});

/**
 * Takes the early answer to a call, once; undefined where none was asked for by this session, it is too old, or it is no
 * answer. A write makes all of them doubtful: a page that a guard led elsewhere never asks for its own.
 */
export const takeEarly = ({ method, url = '' }: Answer['config'], token: string | null): Promise<Answer | undefined> | undefined => {
  if (method === 'get') return waiting.take(url, token);
  waiting.clear();
  return undefined;
};
