/** Every address of the API, relative to {@link API_BASE} (specification §7). */
export const API_BASE = '/api/';

/** Local storage key of the bearer token. */
export const TOKEN_KEY = 'staalkaart.token';

/** Response headers that may carry the pagination, first match wins. */
export const PAGINATION_HEADERS = ['Pagination', 'X-Pagination'] as const;

/** Header of `GET Me` in which a server announces what it can beyond specification §7, by comma or space. */
export const FEATURES_HEADER = 'Staalkaart-Features';

/** The nine resources with the generic calls. */
export const RESOURCES = [
  'Collections', 'Categories', 'Customers', 'Materials', 'Products', 'Segments', 'Assets', 'Users', 'Tags',
] as const;
export type ResourceName = (typeof RESOURCES)[number];

/** The calls beside the generic ones. */
export const EXTRAS = {
  login: 'Auth/Login',
  loginTotp: 'Auth/LoginTOTP',
  roles: 'Auth/Roles',
  me: 'Me',
  meImage: 'Me/image',
  newPassword: 'Users/newpassword',
  productFilters: 'Products/filters',
  productTemplate: 'Products/template',
  productBatch: 'Products/batch',
} as const;
