/** The mock of the API: for tests, for stories and for a server in Node. The browser's own part is `/browser`. */
export { accounts, tokenFor } from './auth/accounts.ts';
export { createMockApi, type MockApi } from './createMockApi.ts';
export { faults, faultWire, type FaultId } from './faults/faults.ts';
export { wireHandler } from './faults/wire.ts';
export { answer, emptyList, fail, offline, pending } from './overrides.ts';
