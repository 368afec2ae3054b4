/** Every address of the API is relative to it (specification §7). */
export const API_BASE = '/api/';

/** How long a JSON call may take, in ms. */
export const JSON_TIMEOUT = 30_000;

/** Local storage key of the bearer token. */
export const TOKEN_KEY = 'staalkaart.token';

/** Response headers that may carry the pagination, first match wins. */
export const PAGINATION_HEADERS = ['Pagination', 'X-Pagination'] as const;

/** What a server can do beyond specification §7. One with `idempotency-key` carries out a call that makes something once for each {@link KEY_HEADER}. */
export type Feature = 'logout' | 'presented' | 'renditions' | 'idempotency-key';

/** Header of `GET Me` in which a server announces them, by comma or space. */
export const FEATURES_HEADER = 'Staalkaart-Features';

/** Header by which a repeat of a call is known: a repeat is told what the first was told. */
export const KEY_HEADER = 'Idempotency-Key';

/** What a server announces with `GET Me`; a newer one may name others. @param headers of its answer, with names in lower case */
export const featuresOf = (headers: Record<string, unknown>): Feature[] =>
  String(headers[FEATURES_HEADER.toLowerCase()] ?? '').split(/[\s,]+/).filter(Boolean) as Feature[];

/** The calls beside the generic ones. */
export const EXTRAS = {
  login: 'Auth/Login',
  loginTotp: 'Auth/LoginTOTP',
  /** Of a server that announces `logout`. */
  logout: 'Auth/Logout',
  roles: 'Auth/Roles',
  me: 'Me',
  meImage: 'Me/image',
  newPassword: 'Users/newpassword',
  productFilters: 'Products/filters',
  productTemplate: 'Products/template',
  productBatch: 'Products/batch',
} as const;

/** The first page of a paged list; pages are counted from 1 (specification §9). */
export const FIRST_PAGE = 1;
