/** The mock of the API: for tests, for stories and for a server in Node. The browser's own part is `/browser`. */
export { createMockApi, type MockApi, type MockApiOptions } from './createMockApi.ts';
export { accounts, PASSWORD, type Account } from './auth/accounts.ts';
export { currentCode, MASTER_CODE } from './auth/oneTimeCode.ts';
export { tokenFor } from './auth/tokens.ts';
export { createDb, type Db, type Seed } from './db/db.ts';
export type { Change, Snapshot } from './db/journal.ts';
export { createMemoryStorage, restoreFrom, type Storage } from './db/storage.ts';
export { createHandlers } from './handlers/createHandlers.ts';
export type { ReadMedia } from './handlers/call.ts';
export type { HandlerOptions, Method } from './handlers/route.ts';
export type { RefusalBody } from './handlers/refusal.ts';
export { faults, faultWire, type Fault, type FaultId } from './faults/faults.ts';
export { wireHandler, type Wire } from './faults/wire.ts';
export { answer, delayDetail, emptyList, fail, garbledPagination, offline, pending, slow } from './helpers/overrides.ts';
export { DEFAULT_PRODUCTS, seedOf } from './seed/seed.ts';
export { readSwitches, MOST_PRODUCTS, type Switches } from './switches/readSwitches.ts';
export type { FailureSwitch } from './switches/failures.ts';
