import { accounts, type Account } from '../auth/accounts.ts';
import { createMockApi, type MockApi } from '../createMockApi.ts';
import { restoreFrom, type Storage } from '../db/storage.ts';
import { DEFAULT_PRODUCTS } from '../seed/seed.ts';
import { createIndexedDbStorage, noStorage } from './indexedDbStorage.ts';
import { fetchMedia } from './fetchMedia.ts';
import { rememberSwitches } from './rememberedSwitches.ts';
import { startWorker } from './startWorker.ts';

/** Long enough to see that something loads, short enough not to wait for it. */
const LATENCY = 80;

export interface StartOptions {
  /** The query of the page, with the switches. */
  search?: string;
  /** Where the application, and with it the worker's script, is served. */
  base?: string;
}

export interface StartedMockApi {
  api: MockApi;
  /** Whom the sign-in page offers. */
  accounts: readonly Account[];
}

/** Mocks the API for this page: the catalogue is kept in the browser, so that changes survive a reload. */
export const startMockApi = async ({ search = location.search, base = '/' }: StartOptions = {}): Promise<StartedMockApi> => {
  const { products = DEFAULT_PRODUCTS, latency = LATENCY, temper = 'kind', failures, reset } = rememberSwitches(search, sessionStorage);
  const storage: Storage = await createIndexedDbStorage().catch(() => noStorage);
  const api: MockApi = createMockApi({
    products,
    latency,
    temper,
    failures,
    readMedia: fetchMedia,
    // A browser without room keeps the change until the page goes: no reason to refuse it.
    onChange: () => storage.save(api.db.key, api.db.takeChanges()).catch(() => undefined),
  });
  if (reset) await storage.clear();
  await restoreFrom(storage, api.db);
  await startWorker(api.handlers, base);
  return { api, accounts };
};
