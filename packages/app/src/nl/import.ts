/** The import of products, and the media library (specification §2, §9). */
export const importTexts = {
  import: 'Importeren',
  template: 'Template',
  templateFile: 'product_headers.csv',
  /** Names the error list: {type}_import_errorList_{timestamp}. */
  type: 'products',
  library: 'Media assets',
} as const;
