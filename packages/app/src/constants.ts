/** The business constants of specification §9 that the application itself acts on. Those of widgets and of lists stand in their packages. */

/** How long the splash shows at least, in ms, from the start of the page. */
export const SPLASH_MS = 1500;

/** What a copied collection's name gets behind it; a product's too. */
export const COPY_SUFFIX = '-copy';

/** The name under which the headers for an import are saved. */
export const TEMPLATE_FILE = 'product_headers.csv';

/** The begin of the name of a list of products as a file. */
export const EXPORT_NAME = 'producten';
/** What the file of chosen media is called, before its time. */
export const MEDIA_NAME = 'media';

/** The begin of the name of an import's error list: {type}_import_errorList_{timestamp}. */
export const ERROR_LIST_NAME = 'products_import_errorList';
