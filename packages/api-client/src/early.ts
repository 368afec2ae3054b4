import type { Answer } from './answers.ts';
import { isMarkup } from './ApiError.ts';
import { detailAddress, listAddress } from './cache/keys.ts';
import { createWaiting } from './cache/waiting.ts';
import { API_BASE, EXTRAS, JSON_TIMEOUT } from './endpoints.ts';
import type { ParamsOf, ResourceName } from './resources.ts';
import type { Id } from './types/common.ts';

/** A read that a page begins with. */
export type FirstRead =
  | { [N in ResourceName]: { list: N; params: ParamsOf<N> } }[ResourceName]
  | { detail: ResourceName; id: Id }
  | { extra: 'me' | 'productFilters' };

const addressOf = (read: FirstRead): string =>
  'list' in read ? listAddress(read.list, read.params) : 'detail' in read ? detailAddress(read.detail, read.id) : EXTRAS[read.extra];

const waiting = createWaiting<Answer | undefined>();

const ask = async (url: string, token: string): Promise<Answer | undefined> => {
  try {
    const response = await fetch(API_BASE + url, { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(JSON_TIMEOUT) });
    const text = await response.text();
    if (!response.ok || isMarkup(text)) return undefined;
    const { status, statusText, headers } = response;
    return { data: text && JSON.parse(text), status, statusText, headers: Object.fromEntries(headers), config: { method: 'get', url } };
  } catch {
    return undefined;
  }
};

/**
 * Asks for the first reads of a page, before the code that shows them is there: plain fetch, no library.
 * The first call of the same address takes the answer. A failure is none here: that call asks again, and it tells.
 * @param token the bearer token; an answer is only taken by the session that asked
 * @returns the bodies of what was asked, each as soon as it is in; undefined where it failed
 */
export const startEarly = (reads: readonly FirstRead[], token: string): Promise<unknown>[] => reads.map(async read => {
  const url = addressOf(read);
  const answer = ask(url, token);
  waiting.put(url, answer, token);
  return (await answer)?.data;
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
