import { clear, createStore, entries, setMany } from 'idb-keyval';
import { accounts, type Account } from '../auth/accounts.ts';
import { createMockApi, type MockApi } from '../createMockApi.ts';
import type { Change } from '@staalkaart/api';
import { plain } from '../faults/plain.ts';
import { readSwitches, type Switches } from '../switches.ts';
import { fetchMedia, startWorker } from './startWorker.ts';

/** Long enough to see that something loads, short enough not to wait for it. */
const LATENCY = 80;

const REMEMBERED = 'staalkaart.mock';

const recall = (): Partial<Switches> => {
  try {
    return JSON.parse(sessionStorage.getItem(REMEMBERED) ?? '{}') as Partial<Switches>;
  } catch {
    return {};
  }
};

/** Does what a browser without room, or that does not allow it, leaves undone. */
const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work();
  } catch {
    return undefined;
  }
};

/**
 * The switches of this tab. The size, the latency and what kind of server it is last until the tab closes, since the first redirect drops them
 * from the address; failures last until a reload, so that nobody looks for a fault that is none.
 */
const rememberSwitches = (search: string): Switches => {
  const asked = readSwitches(search);
  const switches = { ...(asked.reset ? {} : recall()), ...asked };
  const { products, latency, isPlain } = switches;
  void attempt(async () => sessionStorage.setItem(REMEMBERED, JSON.stringify({ products, latency, isPlain })));
  return switches;
};

interface StartOptions {
  /** The query of the page, with the switches. */
  search?: string;
  /** Where the application, and with it the worker's script, is served. */
  base?: string;
}

/**
 * Mocks the API for this page: the catalogue is kept in the browser, so that changes survive a reload. A browser
 * without room, or that does not allow it, keeps a change until the page goes: no reason to refuse it.
 * @returns whom the sign-in page offers
 */
export const startMockApi = async ({ search = location.search, base = '/' }: StartOptions = {}): Promise<{ accounts: readonly Account[] }> => {
  const { products, latency = LATENCY, isPlain, failures, reset } = rememberSwitches(search);
  const store = createStore('staalkaart-mock', 'changes');
  // Each changed record stands under its seed, its table and its id.
  const save = (changes: Change[]) => attempt(() => setMany(changes.map(change => [[api.db.key, change.table, change.id], change]), store));
  const api: MockApi = createMockApi({ products, latency, ...(isPlain && { wire: plain() }), failures, readMedia: fetchMedia, onChange: () => save(api.db.takeChanges()) });
  if (reset) await attempt(() => clear(store));
  const kept = (await attempt(() => entries<[string, string, number], Change>(store))) ?? [];
  api.db.restore(api.db.key, kept.filter(([[key]]) => key === api.db.key).map(([, change]) => change));
  await startWorker(api.handlers, base);
  return { accounts };
};
