/** The import of products, and the media library (specification §2, §9). */
export const importTexts = {
  import: 'Importeren',
  template: 'Template',
  export: 'Exporteren als CSV',
  library: 'Media assets',
  searchLibrary: 'Zoek op product',
} as const;
