import { afterEach, expect, it, vi } from 'vitest';
import { recordCalls } from '../testing/server.ts';
import { api } from './api.ts';
import { MAX_AGE } from './cache/waiting.ts';
import { startEarly } from './early.ts';
import { clearToken, setToken } from './token.ts';

const { sent, answer, answerJson } = recordCalls();
const askEarly = (token: string) => {
  // In a page the addresses are relative to it.
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => fetch(`http://localhost${address}`, init));
  startEarly([{ list: 'Tags', params: { pageNumber: 2, pageSize: 10 } }, { detail: 'Tags', id: 'a b' }], token, () => undefined);
  vi.unstubAllGlobals();
};
afterEach(clearToken);

it('holds a list with its pagination', async () => {
  setToken('abc');
  answerJson([{ id: 7, name: 'mat' }], { headers: { Pagination: '{"currentPage":2,"totalCount":11,"totalPages":2,"pageSize":10}' } });
  askEarly('abc');
  expect(await api.list('Tags', { pageNumber: 2, pageSize: 10 })).toMatchObject({ items: [{ id: 7, name: 'mat' }], pagination: { currentPage: 2, totalCount: 11 } });
  expect(sent).toHaveLength(2);
});

it('is asked with the token, and taken once by the call of its address', async () => {
  setToken('abc');
  answerJson({ id: 'a b', name: 'mat' });
  askEarly('abc');
  expect((await api.detail('Tags', 'a b')).record).toMatchObject({ name: 'mat' });
  expect(sent.map(({ url, authorization }) => [url, authorization])).toEqual([['Tags?pageNumber=2&pageSize=10', 'Bearer abc'], ['Tags/a%20b', 'Bearer abc']]);
  await api.detail('Tags', 'a b');
  expect(sent).toHaveLength(3);
});

it('is asked again where it failed, so that the failure is told', async () => {
  setToken('abc');
  answer('kapot', { status: 500 });
  askEarly('abc');
  await expect(api.detail('Tags', 'a b')).rejects.toMatchObject({ status: 500, body: 'kapot' });
  expect(sent).toHaveLength(3);
});

it('fails as too late where no answer came in time, and is asked again after that', async () => {
  setToken('abc');
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort(new DOMException('te laat', 'TimeoutError')));
  answerJson([{ id: 7, name: 'mat' }]);
  askEarly('abc');
  await expect(api.list('Tags', { pageNumber: 2, pageSize: 10 })).rejects.toMatchObject({ kind: 'timeout', isUnanswered: true, url: 'Tags?pageNumber=2&pageSize=10' });
  await vi.waitFor(() => expect(sent.map(({ url }) => url)).toEqual(['Tags/a%20b']));
  await api.list('Tags', { pageNumber: 2, pageSize: 10 });
  expect(sent).toHaveLength(2);
});

it.each([['another session', 'oud'], ['nobody', '']])('is not taken by the session after that of %s', async (_, asked) => {
  setToken('nieuw');
  answerJson({ id: 'a b', name: 'mat' });
  askEarly(asked);
  await api.detail('Tags', 'a b');
  expect(sent.at(-1)).toMatchObject({ url: 'Tags/a%20b', authorization: 'Bearer nieuw' });
});

it('is given to nobody where somebody else signed in before it is in', async () => {
  setToken('abc');
  answerJson({ id: 'a b', name: 'mat' });
  askEarly('abc');
  const late = api.detail('Tags', 'a b').catch((error: unknown) => error);
  setToken('nieuw');
  expect(await late).toMatchObject({ kind: 'cancelled' });
  expect(sent).toHaveLength(2);
});

it('is not taken after a write, nor when it has waited too long', async () => {
  setToken('abc');
  answerJson({ id: 'a b', name: 'mat' });
  askEarly('abc');
  await api.remove('Tags', 9);
  await api.detail('Tags', 'a b');
  expect(sent.at(-1)).toMatchObject({ method: 'GET', url: 'Tags/a%20b' });
  expect(sent).toHaveLength(4);

  askEarly('abc');
  await vi.waitFor(() => expect(sent).toHaveLength(6));
  // Its answer is read by the time that this one is.
  await api.list('Tags', {}).catch(() => undefined);
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + MAX_AGE);
  await api.detail('Tags', 'a b');
  clock.mockRestore();
  expect(sent).toHaveLength(8);
});
