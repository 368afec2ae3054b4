/** Every address of the API is relative to it (specification §7). */
export const API_BASE = '/api/';

/** How long a JSON call may take, in ms. */
export const JSON_TIMEOUT = 30_000;

/** Local storage key of the bearer token. */
export const TOKEN_KEY = 'staalkaart.token';

/** Response headers that may carry the pagination, first match wins. */
export const PAGINATION_HEADERS = ['Pagination', 'X-Pagination'] as const;

/** Header of `GET Me` in which a server announces what it can beyond specification §7, by comma or space. */
export const FEATURES_HEADER = 'Staalkaart-Features';

/** The names that a server announces with `GET Me`. @param headers of its answer, with names in lower case */
export const featuresOf = (headers: Record<string, unknown>): string[] =>
  String(headers[FEATURES_HEADER.toLowerCase()] ?? '').split(/[\s,]+/).filter(Boolean);

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
