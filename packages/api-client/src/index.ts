/** The API of the catalogue: calls, cache and hooks. Shows nothing and says nothing on screen. */
export * from './wire.ts';
export { isSameId } from './types/common.ts';
export { api, type Versioned } from './api.ts';
export { ApiError, errorText } from './ApiError.ts';
export type { CreateOf, DetailOf, ItemOf, ParamsOf, UpdateOf } from './resources.ts';
export { clearToken, getToken, setToken, subscribeToken, useToken } from './token.ts';
export { configureTransport, preloadClient } from './transport.ts';
export { prefetch, prefetchDetail, prefetchList } from './cache/prefetch.ts';
export type { Writer } from './cache/writer.ts';
export { ApiProvider } from './hooks/ApiProvider.tsx';
export { type DetailState, useDetail } from './hooks/useDetail.ts';
export { type FreshState, useFresh } from './hooks/useFresh.ts';
export { type ListState, useList } from './hooks/useList.ts';
export { type ProductFiltersState, useMe, useProductFilters, useRoles } from './hooks/lookups.ts';
export { useIntentions, useWriter, useWrites } from './hooks/useWriter.ts';
export { type Intention, IntentionRefused } from './intentions.ts';
