/** The import of products, and the media library (specification §2, §9). */
export const importTexts = {
  import: 'Importeren',
  template: 'Template',
  library: 'Media assets',
} as const;
