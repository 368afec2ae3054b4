/** The API of the catalogue: calls, cache and hooks. Shows nothing and says nothing on screen. */
export * from './wire.ts';
export type { Me } from './types/me.ts';
export type { User } from './types/user.ts';
export { isSameId } from './types/common.ts';
export { api, type Saved, type Versioned } from './api.ts';
export { ApiError, type ApiErrorKind, errorText } from './ApiError.ts';
export { FIRST_PAGE, PAGE_SIZES } from './constants.ts';
export type { CreateOf, DetailOf, ItemOf, ParamsOf, Resources, UpdateOf } from './resources.ts';
export { clearToken, getToken, setToken, subscribeToken, tokenEpoch, type TokenState, useToken } from './token.ts';
export { configureTransport, type TransportOptions } from './transport.ts';
export { prefetchDetail, prefetchList, prefetchMe, prefetchProductFilters } from './cache/prefetch.ts';
export type { Writer } from './cache/writer.ts';
export { ApiProvider } from './hooks/ApiProvider.tsx';
export { type ProductFiltersState, type RolesState, useProductFilters, useRoles } from './hooks/lookups.ts';
export { type DetailState, useDetail } from './hooks/useDetail.ts';
export { type FreshState, useFresh } from './hooks/useFresh.ts';
export { type ListOptions, type ListState, useList } from './hooks/useList.ts';
export { type MeState, useMe } from './hooks/useMe.ts';
export { type Busy, type Pending, type PendingState, usePending } from './hooks/usePending.ts';
export type { QueryOptions } from './hooks/useQuery.ts';
export { useWriter, useWrites, type Writes } from './hooks/useWriter.ts';
export {
  applied, type Intention, IntentionRefused, type Outcome, productPayload, useIntentions,
} from './intentions.ts';
